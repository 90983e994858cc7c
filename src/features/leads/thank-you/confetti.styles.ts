import { keyframes, styled } from '#src/design/stitches.config.ts';

const fall = keyframes({
  from: { transform: 'translate(0, -24px) rotate(0)', opacity: 1 },
  '85%': { opacity: 1 },
});

export const Sky = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$confetti',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@reducedMotion': { display: 'none' },
  // Its pieces would have the color of the page, and cover text.
  '@forced': { display: 'none' },
  '@print': { display: 'none' },
  // A frame restyles every falling piece; typing needs the time.
  ':has(form :focus) > &': { contentVisibility: 'hidden' },
});

const strand = (n: number) => ({ background: `$strand${n}` });

/** A cut fiber end. It falls to its `transform`. */
export const Piece = styled('i', {
  position: 'absolute',
  top: 0,
  width: 3,
  height: 10,
  opacity: 0,
  borderRadius: '$full',
  animationName: fall,
  animationTimingFunction: 'linear',
  animationFillMode: 'backwards',
  variants: {
    tone: {
      0: { background: '$sun' },
      1: strand(1),
      2: strand(2),
      3: strand(3),
      4: strand(4),
      5: strand(5),
      6: strand(6),
      7: strand(7),
    },
  },
});
