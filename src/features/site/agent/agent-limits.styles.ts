import { styled } from '#src/design/stitches.config.ts';

export const LimitsHead = styled('div', {
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    '& > p': { marginTop: 0, paddingLeft: '$8' },
  },
});

export const Limits = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$9',
  marginTop: '$9',
  // No gap: both spans share the pole in the middle.
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 0 },
});

const line = (strand: number) => ({ '& svg': { color: `$strand${strand}` } });

export const LimitList = styled('ul', {
  listStyle: 'none',
  px: '$6',
  marginTop: '$4',
  '@lg': { px: '$8' },
});

/** A span between two poles, which are the borders. */
export const Limit = styled('div', {
  border: 'solid $lineStrong',
  borderWidth: '0 2px',
  paddingBottom: '$4',
  '@md': { '& + &': { borderLeftWidth: 0 } },
  '& svg': {
    width: '100%',
    height: 'auto',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 4,
    '@forced': { '& path, & circle': { stroke: 'CanvasText' } },
  },
  '& h3': { text: 'h3', px: '$6', marginTop: '$6', '@lg': { px: '$8' } },
  '& li': { py: '$4', textWrap: 'balance', color: '$inkMuted' },
  '& li:not(:first-child)': { borderTop: '1px solid $line' },
  variants: {
    strand: { 1: line(1), 2: line(2), 3: line(3), 4: line(4), 5: line(5), 6: line(6), 7: line(7) },
    alone: {
      true: { '& circle': { fill: 'currentColor' } },
      false: { '& path': { strokeDasharray: '42 16' }, '& circle': { fill: '$canvas' } },
    },
  },
});
