import { styled } from '#src/design/stitches.config.ts';

export const Main = styled('main', {
  // In front of the confetti.
  position: 'relative',
  zIndex: '$content',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$7',
  minHeight: '100dvh',
  px: '$6',
  py: '$10',
  textAlign: 'center',
  '& h1': { text: 'h1', maxWidth: '13.5em' },
  '& h1 span': { display: 'block', textWrap: 'balance' },
});

export const ClosedSpan = styled('svg', {
  width: 240,
  height: 'auto',
  fill: 'none',
  stroke: '$ink',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  '& circle': { fill: '$sun', strokeWidth: 2 },
});

export const Steps = styled('ol', {
  listStyle: 'none',
  display: 'grid',
  gap: '$6',
  maxWidth: 960,
  '& strong': { display: 'block', text: 'body', fontWeight: 600 },
  '& > li > span': {
    display: 'block',
    maxWidth: '23em',
    marginInline: 'auto',
    text: 'ui',
    textWrap: 'balance',
    color: '$inkMuted',
  },
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '$8' },
});

export const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$4',
});

/** Pages about the visitor's industry; last, so nothing moves when hydration shortens the list. */
export const Reading = styled('nav', {
  text: 'ui',
  color: '$inkMuted',
  '& ul': {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '$2 $6',
    marginTop: '$3',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', target: 36 },
});

export const Fallback = styled('p', {
  text: 'ui',
  // With large text, an address is wider than a phone.
  overflowWrap: 'anywhere',
  color: '$inkMuted',
});
