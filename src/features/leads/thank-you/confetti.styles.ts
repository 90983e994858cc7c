import { keyframes, styled } from '#src/design/stitches.config.ts';

const fall = keyframes({
  from: { transform: 'translate3d(0, -24px, 0) rotate(0)' },
  '85%': { opacity: 1 },
  to: {
    transform: 'translate3d(var(--drift), 104vh, 0) rotate(var(--turn))',
    opacity: 0,
  },
});

export const Sky = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: '$confetti',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@reducedMotion': { display: 'none' },
});

const strand = (n: number) => ({ background: `$strand${n}` });

/** A cut fiber end. */
export const Piece = styled('i', {
  position: 'absolute',
  top: 0,
  width: 3,
  height: 10,
  borderRadius: '$full',
  animationName: fall,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
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
