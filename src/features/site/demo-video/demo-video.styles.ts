import { styled } from '#src/design/stitches.config.ts';

export const Stage = styled('div', {
  position: 'relative',
  borderRadius: '$panel',
});

export const PlayButton = styled('button', {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$full',
  background: '$conSun',
  color: '$onSun',
  transition: 'transform $transitions$fade',
  '&:hover': { transform: 'scale(1.06)' },
  '&:focus-visible': { outlineColor: '$conSun', outlineOffset: 3 },
  '& svg': { fill: 'currentColor', marginLeft: 3 },
  variants: {
    position: {
      corner: { left: 16, top: 61, size: 52 },
      middle: { inset: 0, margin: 'auto', size: 76 },
    },
  },
});

export const Player = styled('iframe', {
  width: '100%',
  aspectRatio: '3 / 4',
  '@md': { aspectRatio: '16 / 9' },
  border: 0,
  borderRadius: '$panel',
  background: '$conBg',
  boxShadow: '$console',
});

export const CloseButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  target: 44,
  marginTop: '$3',
  text: 'ui',
  fontWeight: 500,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
});
