import { keyframes, styled } from '../design/stitches.config';

const settle = keyframes({
  from: { transform: 'translateY(12px)', opacity: 0 },
});

const Place = styled('div', {
  position: 'fixed',
  left: '$6',
  bottom: '$6',
  zIndex: '$toast',
  pointerEvents: 'none',
  // Beside the sidebar, so that it hides nothing of it.
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
    animationName: settle as unknown as string,
    animationDuration: '$transitions$move',
  },
});

/** A short word at the bottom left that is also read out; empty text shows nothing. */
export function Toast({ text }: { text: string }) {
  return <Place role="status">{text ? <p>{text}</p> : null}</Place>;
}
