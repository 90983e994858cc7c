import { styled } from '#src/design/stitches.config.ts';

export const Main = styled('main', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$7',
  minHeight: '100dvh',
  px: '$6',
  py: '$10',
  textAlign: 'center',
  '& h1': { text: 'h1', maxWidth: '20ch' },
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
  gap: '$4',
  maxWidth: 560,
  textAlign: 'left',
  '& li': { paddingTop: '$4', borderTop: '1px solid $line' },
  '& strong': { display: 'block', text: 'body', fontWeight: 600 },
  '& span': { display: 'block', text: 'ui', textWrap: 'balance', color: '$inkMuted' },
});

export const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$4',
});

export const Fallback = styled('p', { text: 'ui', color: '$inkMuted' });
