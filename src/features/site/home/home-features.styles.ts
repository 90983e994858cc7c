import { styled } from '#src/design/stitches.config.ts';

export const Grid = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$6',
  marginTop: '$8',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: '$7' },
});

export const Cell = styled('li', {
  // Text and detail share grid rows with their neighbors: all details start at the same height.
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: 0,
  minWidth: 0,
  box: '$card',
  overflow: 'hidden',
  '& > div:first-child': { padding: '$7' },
  '& h3': { text: 'h3' },
  '& > div:first-child p': { marginTop: '$4', textWrap: 'balance', color: '$inkMuted' },
  variants: {
    span: {
      7: { '@md': { gridColumn: '1 / -1' }, '@lg': { gridColumn: 'span 7' } },
      5: { '@lg': { gridColumn: 'span 5' } },
      4: { '@lg': { gridColumn: 'span 4' } },
    },
  },
});

/** The small live detail at the bottom of a cell. */
export const Detail = styled('div', {
  display: 'grid',
  alignContent: 'center',
  containerType: 'inline-size',
  minHeight: 160,
  padding: '$6 $7',
  // The edge of the console in the dark theme, whose cards have the same ground.
  borderTop: '1px solid $conLine',
  background: '$conBg',
  color: '$conInk',
  text: 'small',
});

export const Trace = styled('ol', {
  listStyle: 'none',
  text: 'mono',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(68px, auto) minmax(0, 1fr) auto',
    gap: '$4',
    py: '$3',
    '@belowMd': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '$1',
      '& time': { display: 'none' },
      '& b': { textAlign: 'left' },
    },
  },
  '& li:not(:first-child)': { borderTop: '1px solid $conLine' },
  '& time': { whiteSpace: 'nowrap' },
  '& time, & i': { color: '$conMuted', fontStyle: 'normal' },
  '& b': { fontWeight: 500, color: '$conLive', textAlign: 'right' },
});

export const Wiring = styled('svg', {
  width: '100%',
  height: 'auto',
  fontFamily: '$text',
  // In units of the drawing: at least 11 px on screen at any width.
  fontSize: 22,
  '@container (min-width: 22rem)': { fontSize: 17 },
  '@container (min-width: 28rem)': { fontSize: 14 },
  fontWeight: 500,
  '& text': { fill: '$conInk' },
  '& path': { fill: 'none', stroke: '$conInfo', strokeWidth: 1.75 },
  '& circle': { fill: '$conBg', stroke: '$conInk', strokeWidth: 1.75 },
  '& .hub': { fill: '$conSun', stroke: 'none' },
  '@forced': {
    '& text': { fill: 'CanvasText' },
    '& path, & circle': { stroke: 'CanvasText' },
    '& circle': { fill: 'Canvas' },
    '& .hub': { fill: 'CanvasText' },
  },
});

export const Readings = styled('dl', {
  '& div': { display: 'flex', justifyContent: 'space-between', gap: '$4', py: '$4' },
  '& div:not(:first-child)': { borderTop: '1px solid $conLine' },
  '& dt, & dd': { text: 'mono', margin: 0 },
  '& dd': { color: '$conLive' },
  '& [data-state="bad"]': { color: '$conBad' },
});

export const Talk = styled('dl', {
  display: 'grid',
  gap: '$4',
  '& dt': { text: 'mono', color: '$conMuted' },
  '& dd': { margin: '$1 0 0', text: 'ui' },
});

export const Answer = styled('figure', {
  '& p': { text: 'ui' },
  '& p:nth-child(2)': { marginTop: '$4', color: '$conMuted' },
  '& figcaption': { marginTop: '$4', text: 'mono', color: '$conLive' },
});
