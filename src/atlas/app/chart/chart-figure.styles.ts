import { styled } from '#src/design/stitches.config.ts';
import { chartRules } from './chart-rules';

export const Figure = styled('figure', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

export const Toolbar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  marginBottom: '$4',
  '& h2': { marginRight: 'auto', text: 'ui', fontWeight: 600 },
  '& output': {
    minWidth: '5ch',
    textAlign: 'right',
    text: 'small',
    color: '$inkMuted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 36,
    px: '$3',
    border: '1px solid $lineStrong',
    borderRadius: '$control',
    background: '$surface',
    text: 'small',
    fontWeight: 600,
    target: 36,
    '@coarse': { minWidth: 44 },
    '&:hover': { background: '$sunken' },
    '&[aria-disabled="true"]': { color: '$inkSubtle', borderColor: '$line', cursor: 'default' },
  },
  // One row on a phone.
  '@belowSm': { gap: '$2', '& output': { minWidth: 0 } },
  '@noScript': { '& button, & output': { display: 'none' } },
  '@media print': { display: 'none' },
});

/** One finger scrolls the page; two move the chart. */
export const Frame = styled('div', {
  position: 'relative',
  // Painted apart from the page.
  isolation: 'isolate',
  overflow: 'hidden',
  padding: '$3',
  box: '$card',
  touchAction: 'pan-x pan-y',
  // A large chart opens on its initial state, and needs the space.
  '@belowLg': { display: 'grid', minHeight: 'min(60vh, 420px)' },
  '@lg': { flex: 1, minHeight: 0 },
  '@noScript': { overflow: 'auto', '& > svg': { maxWidth: 'none', maxHeight: 'none' } },
  '&[data-close="true"]': { cursor: 'grab' },
  '&[data-close="true"]:active': { cursor: 'grabbing' },
  '& > svg': {
    display: 'block',
    width: 'auto',
    maxWidth: '100%',
    height: 'auto',
    maxHeight: '60vh',
    margin: 'auto',
    overflow: 'visible',
    userSelect: 'none',
    fontFamily: '$mono',
    // Fills the space next to the description.
    '@lg': {
      position: 'absolute',
      inset: '$space$3',
      maxWidth: 'calc(100% - 2 * $space$3)',
      maxHeight: 'calc(100% - 2 * $space$3)',
    },
  },
  ...chartRules,
  '& [data-part]': { cursor: 'pointer' },
  '& .state.selected > .box, & .transition.selected > .box': {
    stroke: '$focus',
    strokeWidth: '2.5',
  },
  '& .transition.selected > .box': { fill: '$brandTint' },
  '& .line.selected > .path': { stroke: '$focus', strokeWidth: '2.5' },
  '& .line.selected > .head': { fill: '$focus' },
  '& .state.active > .box': { stroke: '$live', strokeWidth: '3' },
  '& .line.active > .path': { stroke: '$live', strokeWidth: '2.5' },
  '& .line.active > .head': { fill: '$live' },
  '@media print': {
    border: 0,
    '& > svg': { position: 'static', width: '100%', height: 'auto', maxHeight: '170mm' },
  },
});

export const Selected = styled('figcaption', {
  minHeight: '4.4em',
  marginTop: '$4',
  text: 'small',
  color: '$inkMuted',
  '@media print': { display: 'none' },
});
