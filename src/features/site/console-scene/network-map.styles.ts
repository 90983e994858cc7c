import { keyframes, styled } from '#src/design/stitches.config.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

export const Map = styled('svg', {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: '$mono',
  // In units of the map: at least 11 px on screen at any width.
  fontSize: 28,
  '@container (min-width: 18rem)': { fontSize: 24 },
  '@container (min-width: 22rem)': { fontSize: 20 },
  '@container (min-width: 28rem)': { fontSize: 16 },
  '@container (min-width: 36rem)': { fontSize: 12 },
  fontWeight: 500,
  letterSpacing: '.02em',
  '& text': { fill: '$conMuted', '@forced': { fill: 'CanvasText' } },
});

export const Grid = styled('path', {
  stroke: '$conRaised',
  strokeWidth: 1,
  '@forced': { stroke: 'GrayText', opacity: 0.3 },
});

export const Line = styled('path', {
  fill: 'none',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  variants: {
    kind: {
      healthy: { stroke: '$conInfo', '@forced': { stroke: 'CanvasText' } },
      tap: { stroke: '$conLineStrong', '@forced': { stroke: 'GrayText' } },
      broken: { stroke: '$conBad', strokeDasharray: '2 7', '@forced': { stroke: 'CanvasText' } },
      reroute: { stroke: '$conLive', '@forced': { stroke: 'Highlight' } },
      idle: { stroke: '$conLineStrong', strokeWidth: 1.5, '@forced': { stroke: 'GrayText' } },
    },
    drawing: {
      true: {
        strokeDasharray: 1,
        animationName: draw,
        animationDuration: '$transitions$draw',
        animationTimingFunction: '$transitions$easeInOut',
        animationFillMode: 'backwards',
      },
    },
  },
});

export const Ring = styled('circle', {
  fill: '$conBg',
  stroke: '$conInk',
  strokeWidth: 2,
  '@forced': { fill: 'Canvas', stroke: 'CanvasText' },
});

export const Cut = styled('g', {
  '& circle': { fill: '$conBad', opacity: 0.28 },
  '& circle + circle': { opacity: 1 },
});
