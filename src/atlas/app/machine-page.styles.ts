import { styled } from '#src/design/stitches.config.ts';

/** The title and the purpose of a page. */
export const Top = styled('header', {
  marginBottom: '$7',
  '& h1': { text: 'h1' },
  '& > p': { maxWidth: '64ch', marginTop: '$4', text: 'lead', color: '$inkMuted' },
});

export const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4 $8',
  marginTop: '$6',
  text: 'small',
  '& dt': { color: '$inkSubtle' },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd a': { display: 'inline-block', minHeight: 24, marginRight: '$4', color: '$brand' },
});

export const Jumps = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $6',
  py: '$2',
  borderTop: '1px solid $line',
  borderBottom: '1px solid $line',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    target: 44,
    text: 'ui',
    fontWeight: 500,
    color: '$inkMuted',
    textDecoration: 'none',
  },
  '& a:hover': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@media print': { display: 'none' },
});

/** Chart and description side by side with equal heights. */
export const Beside = styled('div', {
  display: 'grid',
  gap: '$7',
  marginTop: '$7',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 384px)',
    height: 'max(560px, min(88vh, 1000px))',
  },
  '@media print': { display: 'block', height: 'auto' },
});
