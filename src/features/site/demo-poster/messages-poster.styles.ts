import { styled } from '#src/design/stitches.config.ts';

const wide = '@container (min-width: 24em)';
const widest = '@container (min-width: 38em)';

export const Pair = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  px: '$5',
  paddingTop: '$5',
  rowGap: '$4',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(15em, 1fr)',
    gridTemplateRows: 'auto',
    columnGap: '$6',
    px: '$6',
  },
});

export const Calls = styled('div', {
  alignSelf: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$3',
  text: 'small',
  color: '$conMuted',
  '& p': { color: '$conInk', fontWeight: 600 },
  '& b': { text: 'stat', color: '$conInk' },
  '& em': { text: 'mono', fontStyle: 'normal', color: '$conLive' },
  // Above the phone there is room for the figures only.
  '& svg, & i': { display: 'none' },
  [wide]: {
    paddingBottom: '$4',
    '& p, & svg': { display: 'block', flexBasis: '100%' },
    '& i': { display: 'block', marginLeft: 'auto', fontStyle: 'normal' },
  },
});

export const Chart = styled('svg', {
  height: 48,
  margin: '$3 0',
  borderBottom: '1px solid $conLine',
  fill: 'none',
  strokeWidth: 2,
  '& path': { vectorEffect: 'non-scaling-stroke', stroke: '$conLineStrong' },
  '& path:first-child': { strokeDasharray: '3 6' },
  '& path:last-child': { stroke: '$conLive', strokeWidth: 4 },
});

/** A phone that extends below the scene. */
export const Phone = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$3',
  padding: '$4 $4 $5',
  border: '2px solid $conLineStrong',
  borderBottom: 0,
  borderRadius: '28px 28px 0 0',
  text: 'small',
  '& p:first-child': { textAlign: 'center', color: '$conMuted' },
  // The question is the turn that low posters still show.
  [wide]: { '& p:last-child': { display: 'none' } },
  [widest]: { '& p:last-child': { display: 'block' } },
});

export const Bubble = styled('p', {
  maxWidth: '88%',
  px: '$4',
  py: '$2',
  border: '1px solid $conLine',
  borderRadius: '$panel',
  textWrap: 'pretty',
  variants: {
    from: {
      operator: { background: '$conRaised' },
      subscriber: { justifySelf: 'end', background: '$conInfo', color: '$conBg' },
    },
  },
});
