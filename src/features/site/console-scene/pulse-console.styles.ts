import { styled } from '#src/design/stitches.config.ts';

const tone = (property: 'stroke' | 'background') => ({
  fallen: { [property]: '$colors$conBad' },
  first: { [property]: '$colors$conInfo' },
  second: { [property]: '$colors$conMuted' },
});

/** Colors identify the teams, so forced-colors mode keeps them and their background. */
export const Chart = styled('div', {
  '@forced': { forcedColorAdjust: 'none', background: '$conBg' },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$4',
  rowGap: '$3',
  padding: '$5 $8 $4 $5',
  '& svg': { width: '100%', height: 150, overflow: 'visible' },
});

const labels = { text: 'mono', color: '$conMuted' } as const;

/** Labels of the two gridlines, at the same heights. */
export const Scale = styled('div', {
  position: 'relative',
  width: '1.5rem',
  ...labels,
  '& span': { position: 'absolute', transform: 'translateY(-50%)' },
  '& span:first-child': { top: '28.7%' },
  '& span:last-child': { top: '86%' },
});

export const Weeks = styled('div', {
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  // Centers the labels, five characters wide, under their points; large ones end at the console.
  marginInline: 'max(-2.5ch, -1 * $space$7)',
  ...labels,
  '@belowSm': { '& span:not(:first-child, :last-child)': { display: 'none' } },
});

export const Grid = styled('path', {
  stroke: '$conLine',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const Line = styled('path', {
  fill: 'none',
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: { tone: tone('stroke') },
});

/** A round cap without a line: a dot that stays round when the chart is stretched. */
export const End = styled('path', {
  strokeWidth: 9,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  variants: { tone: tone('stroke') },
});

export const Mark = styled('span', {
  width: 14,
  height: 3,
  borderRadius: '$full',
  '@forced': { forcedColorAdjust: 'none' },
  variants: { tone: tone('background') },
});

export const TeamRow = styled('p', {
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$4',
  '& strong': { fontWeight: 600 },
  '& b': { fontFamily: '$mono', fontWeight: 500, gridColumn: 3, gridRow: 1 },
  '& > :nth-child(3)': { gridColumn: '2 / -1', color: '$conMuted' },
  '& > :nth-child(4)': { gridColumn: '2 / -1', '@belowSm': { whiteSpace: 'normal' } },
  '@md': {
    gridTemplateColumns: '14px minmax(0, 112px) minmax(0, 1fr) auto 1.75rem',
    '& b': { gridColumn: 'auto', gridRow: 'auto', textAlign: 'right' },
    '& > :nth-child(3)': { gridColumn: 'auto' },
    '& > :nth-child(4)': { gridColumn: 'auto' },
  },
});
