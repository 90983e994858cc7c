import { keyframes, styled } from '#src/design/stitches.config.ts';

const settle = keyframes({
  from: { transform: 'translateY(12px)', opacity: 0 },
});

const beside = {
  position: 'fixed',
  bottom: '$6',
  zIndex: '$toast',
  pointerEvents: 'none',
} as const;
// Beside the sidebar, so that it hides nothing of it.
const besideSidebar = 'calc($sizes$sidebar + $space$6)';

const Place = styled('div', {
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
  variants: {
    from: {
      page: { ...beside, left: '$6', '@lg': { left: besideSidebar } },
      // In the sheet of small screens it would lie over the sidebar: there it takes a place of its own.
      sidebar: { '&:empty': { position: 'absolute' }, '@lg': { ...beside, left: besideSidebar } },
    },
  },
});

type ToastProps = {
  text: string;
  /** What has it to say. */
  from?: 'page' | 'sidebar';
};

/** A short word at the bottom left that is also read out; empty text shows nothing. */
export function Toast({ text, from = 'page' }: ToastProps) {
  return (
    <Place from={from} role="status">
      {text ? <p>{text}</p> : null}
    </Place>
  );
}
