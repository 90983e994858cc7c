import { styled } from '#src/design/stitches.config.ts';

export const Frame = styled('div', {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$3',
  // Half a line, for the topmost tick label.
  paddingTop: '$3',
  text: 'mono',
  color: '$inkSubtle',
  fontVariantNumeric: 'tabular-nums',
});

/** Tick labels, centered on their gridlines. */
export const Levels = styled('div', {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  textAlign: 'right',
  '& span': { height: 0, lineHeight: 0 },
});

export const Area = styled('div', { position: 'relative' });

/** Names the value at the cursor, on the side with more room. */
export const Tip = styled('div', {
  position: 'absolute',
  top: 0,
  maxWidth: '50%',
  mx: '$4',
  px: '$4',
  py: '$3',
  box: '$control',
  boxShadow: '$pop',
  text: 'small',
  color: '$inkMuted',
  fontFamily: '$text',
  pointerEvents: 'none',
  '& b': { display: 'block', color: '$ink', fontSize: '$ui', fontWeight: 600 },
});

export const Plot = styled('svg', {
  width: '100%',
  height: 180,
  overflow: 'visible',
  '@md': { height: 220 },
  '& svg': { overflow: 'visible' },
  '& path, & line': { vectorEffect: 'non-scaling-stroke' },
  '& .grid': { stroke: '$line', strokeWidth: 1 },
  '& .area': { fill: '$live', opacity: 0.12 },
  '& .line': {
    fill: 'none',
    stroke: '$live',
    strokeWidth: 2.25,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& .so-far': { strokeDasharray: '5 4' },
  '& .gap': { fill: 'none', stroke: '$live', strokeWidth: 1.5, strokeDasharray: '1 5' },
  '& .before': { fill: 'none', stroke: '$lineStrong', strokeWidth: 1.5, strokeDasharray: '4 4' },
  '& .cursor': { stroke: '$lineStrong', strokeWidth: 1 },
  '& .dot': { fill: '$surface', stroke: '$live', strokeWidth: 2.25 },
  '& .dot-before': { fill: '$surface', stroke: '$lineStrong', strokeWidth: 1.5 },
});

export const Times = styled('svg', {
  gridColumn: 2,
  width: '100%',
  height: '1.4em',
  overflow: 'visible',
  '& text': { fill: '$inkSubtle' },
  '@container (max-width: 22rem)': { '& .spare': { display: 'none' } },
});
