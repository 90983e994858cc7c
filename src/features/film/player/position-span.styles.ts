import { styled } from '#src/design/stitches.config.ts';
import { lowFrame } from './low-frame';

const inset = 8;

/** The native range input covers its drawing, transparent; both use the same end points. */
export const Track = styled('div', {
  position: 'relative',
  order: -1,
  flex: '1 0 100%',
  minWidth: 0,
  '@sm': { order: 0, flex: 1 },
  [lowFrame]: { order: 0, flex: 1 },
  height: 44,
  borderRadius: '$control',
  '&:focus-within': { outline: '2px solid $conSun' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: 44,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    appearance: 'none',
  },
  '& input::-webkit-slider-thumb': { size: inset * 2, appearance: 'none' },
  '& input::-moz-range-thumb': { size: inset * 2, border: 0 },
});

export const Span = styled('svg', {
  position: 'absolute',
  left: inset,
  top: 0,
  width: `calc(100% - ${inset * 2}px)`,
  height: 44,
  overflow: 'visible',
  fill: 'none',
});

export const SpanLine = styled('path', {
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  variants: {
    kind: {
      whole: { stroke: '$conLineStrong', strokeWidth: 2 },
      played: { stroke: '$conLive', strokeWidth: 3 },
    },
  },
});

export const Node = styled('circle', { fill: '$conSun', stroke: '$conBg', strokeWidth: 3 });
