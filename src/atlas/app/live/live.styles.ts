import { styled } from '#src/design/stitches.config.ts';

/** At the bottom of the window, over its full width. */
export const Panel = styled('aside', {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: '$toast',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  '& > details': {
    pointerEvents: 'auto',
    width: 'fit-content',
    marginLeft: 'auto',
    border: '1px solid $lineStrong',
    borderRadius: '$control $control 0 0',
    background: '$canvas',
    color: '$ink',
    text: 'small',
  },
  '& > details[open]': { width: 'auto', borderRadius: 0 },
  '& summary': {
    px: '$5',
    py: '$3',
    fontWeight: 600,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    target: 36,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 $6',
  maxHeight: 'min(45vh, 440px)',
  px: '$5',
  paddingBottom: '$4',
  overflow: 'auto',
  borderTop: '1px solid $line',
  '@md': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  '& h2': { py: '$3', text: 'small', fontWeight: 600, color: '$inkSubtle' },
  '& ul, & ol': { listStyle: 'none' },
  '& li': { borderTop: '1px solid $line' },
  '& li > details > summary': { px: 0, fontWeight: 500 },
  '& li > details > p': { paddingBottom: '$3', color: '$inkMuted' },
  '& a': { display: 'inline-block', minHeight: 24, color: '$brand' },
  '& ol > li': { py: '$3', overflowWrap: 'anywhere' },
  '& ol strong': { display: 'block', fontWeight: 600 },
  '& ol span': { display: 'block', color: '$inkMuted' },
});
