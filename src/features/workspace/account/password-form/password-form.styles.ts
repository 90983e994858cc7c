import { styled } from '#src/design/stitches.config.ts';

export const Fields = styled('form', { display: 'grid', gap: '$6', marginTop: '$5' });

export const Foot = styled('div', { display: 'grid', justifyItems: 'start', gap: '$4' });

export const Done = styled('p', {
  maxWidth: '37em',
  '&:not(:empty)': {
    px: '$5',
    py: '$4',
    borderRadius: '$control',
    background: '$okTint',
    color: '$ok',
    fontWeight: 500,
  },
  '@forced': { '&:not(:empty)': { border: '1px solid CanvasText' } },
});

export const StrengthRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
  marginTop: '-$3',
});

export const StrengthWord = styled('p', {
  minHeight: '1lh',
  text: 'small',
  fontWeight: 600,
});

/** Returns the styles for a share of the full sag: the line is scaled and the node is lifted. */
const sagging = (share: number) => ({
  '& .line': { transform: `scaleY(${share || 0.01})` },
  '& circle': { transform: `translateY(${-28 * (1 - share)}px)` },
});

export const Picture = styled('svg', {
  flex: 'none',
  width: 240,
  height: 44,
  overflow: 'visible',
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 2,
  strokeLinecap: 'round',
  '& .line': {
    stroke: '$ink',
    vectorEffect: 'non-scaling-stroke',
    transformOrigin: '0 8px',
    transition: 'transform $transitions$panel $transitions$ease',
  },
  '& circle': {
    fill: '$sun',
    stroke: '$ink',
    transition: 'transform $transitions$panel $transitions$ease',
  },
  variants: {
    level: {
      0: { ...sagging(1), '& .line': { stroke: '$lineStrong' }, '& circle': { fill: '$surface' } },
      1: sagging(0.8),
      2: sagging(0.5),
      3: sagging(0.22),
      4: sagging(0),
    },
  },
});

export const Rules = styled('div', {
  padding: '$5',
  borderRadius: '$control',
  background: '$sunken',
  '& > p': { fontWeight: 500 },
  '& ul': { display: 'grid', gap: '$3', marginTop: '$3', listStyle: 'none' },
});

export const Rule = styled('li', {
  display: 'flex',
  gap: '$3',
  color: '$inkMuted',
  '& svg': { flex: 'none', marginTop: 2 },
  variants: { isMet: { true: { color: '$ok' }, false: {} } },
});
