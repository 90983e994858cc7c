import { styled } from '#src/design/stitches.config.ts';

export const Stage = styled('div', {
  position: 'relative',
  borderRadius: '$panel',
});

export const PlayButton = styled('button', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  size: 76,
  margin: 'auto',
  borderRadius: '$full',
  background: '$conSun',
  color: '$onSun',
  transition: 'transform $transitions$fade',
  '&:hover': { transform: 'scale(1.06)' },
  '&:focus-visible': { outlineColor: '$conSun', outlineOffset: 3 },
  '& svg': { fill: 'currentColor', marginLeft: 3 },
  '@forced': { border: '2px solid ButtonText' },
});

export const WatchButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  target: 44,
  marginTop: '$5',
  text: 'ui',
  fontWeight: 600,
  color: '$brand',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& > span:first-child': {
    display: 'grid',
    placeItems: 'center',
    size: 36,
    borderRadius: '$full',
    background: '$sun',
    color: '$onSun',
    '@forced': { border: '2px solid ButtonText' },
  },
  '& svg': { fill: 'currentColor', marginLeft: 2 },
  '@inert': { display: 'none' },
});

export const Player = styled('iframe', {
  width: '100%',
  aspectRatio: '3 / 4',
  '@sm': { aspectRatio: '16 / 9' },
  border: 0,
  borderRadius: '$panel',
  background: '$conBg',
  boxShadow: '$console',
});

/** Fits the film and its controls into the dialog. */
export const TheaterPlayer = styled(Player, {
  boxShadow: 'none',
  maxHeight: 'calc(100dvh - 14rem)',
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
