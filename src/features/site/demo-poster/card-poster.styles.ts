import { styled } from '#src/design/stitches.config.ts';

const wide = '@container (min-width: 34em)';

export const Card = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(4rem, 1fr) auto',
  gap: '$4',
  padding: '$5',
  [wide]: { padding: '$6' },
});

export const Head = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$4',
  text: 'small',
  color: '$conMuted',
  '& strong': { text: 'ui', fontWeight: 600, color: '$conInk' },
  '& em': { marginLeft: 'auto', text: 'mono', fontStyle: 'normal', color: '$conBad' },
});

/** Fills its row; the drawing has no intrinsic size. */
export const Levels = styled('svg', {
  width: '100%',
  height: '100%',
  minHeight: 0,
  contain: 'size',
  fill: '$conRaised',
  '@forced': {
    fill: 'Canvas',
    stroke: 'GrayText',
    '& *': { vectorEffect: 'non-scaling-stroke' },
  },
});

export const Level = styled('rect', {
  variants: {
    dark: {
      true: { fill: '$conBad', '@forced': { fill: 'CanvasText' } },
      false: { fill: '$conLive', '@forced': { fill: 'Highlight' } },
    },
  },
});

/** Narrow posters show the number of each port only. */
export const Ports = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  text: 'mono',
  textAlign: 'center',
  '& b': { display: 'block', fontWeight: 500 },
  '& i': { display: 'none', fontStyle: 'normal', color: '$conMuted', [wide]: { display: 'block' } },
});
