import { keyframes, styled } from '#src/design/stitches.config.ts';

const settle = keyframes({
  from: { transform: 'translateY(12px)', opacity: 0 },
});

const beside = {
  position: 'fixed',
  // The inspector panel takes `--below`.
  bottom: 'calc($space$6 + var(--below, 0px))',
  zIndex: '$toast',
  pointerEvents: 'none',
} as const;
// Keeps the sidebar visible.
const besideSidebar = 'calc($sizes$sidebar + $space$6)';

const Wrapper = styled('div', {
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
      // In the normal flow, where it covers neither the sidebar nor the page.
      sidebar: { '&:empty': { position: 'absolute' }, '& > p': { marginBottom: '$3' } },
    },
  },
});

type ToastProps = {
  text: string;
  /** Area of the page that shows it. */
  from?: 'page' | 'sidebar';
};

/** Announces a short message at the bottom left; empty text shows nothing. */
export function Toast({ text, from = 'page' }: ToastProps) {
  return (
    <Wrapper from={from} role="status">
      {text ? <p>{text}</p> : null}
    </Wrapper>
  );
}
