import { keyframes, styled } from '#src/design/stitches.config.ts';

const settle = keyframes({
  from: { transform: 'translateY(12px)', opacity: 0 },
});

const Wrapper = styled('div', {
  position: 'fixed',
  left: '$6',
  // The inspector panel takes `--below`.
  bottom: 'calc($space$6 + var(--below, 0px))',
  zIndex: '$toast',
  pointerEvents: 'none',
  // Keeps the sidebar visible.
  '@lg': { left: 'calc($sizes$sidebar + $space$6)' },
  '& > p': {
    px: '$6',
    py: '$4',
    border: '1px solid $line',
    borderRadius: '$control',
    background: '$ink',
    color: '$canvas',
    text: 'ui',
    fontWeight: 500,
    animationName: settle,
    animationDuration: '$transitions$move',
  },
});

/** Announces a short message at the bottom left; empty text shows nothing. */
export function Toast({ text }: { text: string }) {
  return <Wrapper role="status">{text ? <p>{text}</p> : null}</Wrapper>;
}
