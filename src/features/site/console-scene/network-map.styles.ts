import { keyframes, styled } from '#src/design/stitches.config.ts';
import { below, breakpoints, from } from '#src/design/tokens.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

export const Map = styled('svg', {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: '$mono',
  // In units of the map: at least 11 px on screen at any width.
  // Not by container: Chromium then sometimes paints the labels at their first size.
  fontSize: 28,
  [`@media ${from(346)}`]: { fontSize: 24 },
  [`@media ${from(410)}`]: { fontSize: 20 },
  [`@media ${from(506)}`]: { fontSize: 16 },
  [`@media ${from(634)}`]: { fontSize: 12 },
  [`@media ${from(breakpoints.lg)} and ${below(1200)}`]: { fontSize: 16 },
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
  '& circle': { fill: '$conBad', opacity: 0.28, '@forced': { fill: 'CanvasText' } },
  '& circle:last-child': { opacity: 1 },
});
