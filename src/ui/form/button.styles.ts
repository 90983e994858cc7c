import { css, keyframes, styled } from '#src/design/stitches.config.ts';

const buttonLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$3',
  target: 44,
  px: '$6',
  border: '1px solid transparent',
  borderRadius: '$control',
  text: 'ui',
  fontWeight: 600,
  // Wraps its text only if it is wider than its row.
  flexShrink: 0,
  maxWidth: '100%',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color $transitions$fade, border-color $transitions$fade',
  '&:active': { transform: 'translateY(1px)', transition: 'transform $transitions$press' },
  '&[aria-disabled="true"]': { cursor: 'progress' },
  '@print': { display: 'none' },
  variants: {
    kind: {
      primary: {
        background: '$cta',
        color: '$onCta',
        '&:hover': { background: '$ctaHover' },
      },
      solid: {
        background: '$ink',
        color: '$canvas',
        '&:hover': { background: '$inkMuted' },
      },
      secondary: {
        borderColor: '$lineStrong',
        color: '$ink',
        '&:hover': { background: '$sunken' },
      },
      quiet: {
        px: '$4',
        color: '$ink',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      },
    },
    size: {
      regular: {},
      large: { minHeight: 52, px: '$7' },
      dense: { px: '$5', target: 36 },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { kind: 'primary', size: 'regular' },
});

export const StyledButton = styled('button', buttonLook);
export const StyledButtonLink = styled('a', buttonLook);

const draw = keyframes({ from: { strokeDashoffset: 20 }, to: { strokeDashoffset: -20 } });

export const LoaderLine = styled('svg', {
  width: 14,
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: 20,
  animationName: draw,
  animationDuration: '900ms',
  animationIterationCount: 'infinite',
});

/** Keeps the text in one element: the loader is always inserted before a node that React owns. */
export const Label = styled('span', { display: 'contents' });
