import { styled } from '#src/design/stitches.config.ts';

/** At the bottom of the window over its full width. */
export const Panel = styled('aside', {
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
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
  '& > details[open]': { width: 'auto', borderRadius: 0, borderWidth: '1px 0 0' },
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

/** Three columns that scroll alone; on small screens one column. */
export const Body = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 $6',
  height: 'min(400px, 45dvh)',
  px: '$5',
  paddingBottom: '$5',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderTop: '1px solid $line',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr)',
    paddingBottom: 0,
    overflow: 'hidden',
    '& > section': { paddingBottom: '$5', overflow: 'auto' },
  },
  '& h2': { py: '$3', text: 'small', fontWeight: 600, color: '$inkSubtle' },
  '& ul, & ol': { listStyle: 'none' },
  '& li': { py: '$2', borderTop: '1px solid $line', overflowWrap: 'anywhere' },
  '& section details > summary': { px: 0, fontWeight: 500 },
  '& section p': { color: '$inkMuted' },
  '& code': { fontFamily: '$mono', fontSize: '$mono', overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', minHeight: 24, color: '$brand' },
  '& strong': { fontWeight: 600 },
});

/** Each message is an arrow from the middle of its sender's column to that of its receiver's. */
export const Diagram = styled('div', {
  overflow: 'auto',
  border: '1px solid $line',
  borderRadius: '$card',
  '& ol': { display: 'grid', width: 'max-content', paddingBottom: '$3' },
  '& li': { padding: '$2', border: 0, textAlign: 'center', fontWeight: 600 },
  '& li[data-leads]': {
    position: 'relative',
    margin: '0 74px $2',
    borderBottom: '1.5px solid $colors$inkMuted',
    fontWeight: 400,
  },
  '& li[data-leads="back"]': { marginRight: 0, borderColor: 'transparent', textAlign: 'left' },
  '& li[data-leads]::after': { position: 'absolute', bottom: '-.75em', color: '$inkMuted' },
  '& li[data-leads="right"]::after': { content: '"▶" / ""', right: '-2px' },
  '& li[data-leads="left"]::after': { content: '"◀" / ""', left: '-2px' },
  '& li[data-leads="back"]::after': { content: '"↩" / ""', left: '-6px', bottom: '$space$2' },
});
