import { styled } from '#src/design/stitches.config.ts';

export const Container = styled('div', {
  width: '100%',
  maxWidth: 'calc($sizes$container + 2 * $space$8)',
  marginLeft: 'auto',
  marginRight: 'auto',
  px: '$6',
  '@md': { px: '$8' },
});

export const VisuallyHidden = styled('span', {
  position: 'absolute',
  size: '1px',
  // Otherwise it adds 1 px to the page's height when it is the last element.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const SkipLink = styled('a', {
  position: 'absolute',
  left: '$5',
  top: '$3',
  zIndex: '$toast',
  px: '$6',
  py: '$4',
  borderRadius: '$control',
  background: '$ink',
  color: '$canvas',
  text: 'ui',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@print': { display: 'none' },
});
