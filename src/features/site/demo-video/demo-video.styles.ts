import { styled } from '#src/design/stitches.config.ts';

export const Stage = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: '$panel',
  '& > *': { gridArea: '1 / 1' },
});

/** In the poster's title bar, where it covers nothing; a press on the picture plays as well. */
export const PlayButton = styled('button', {
  alignSelf: 'end',
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  size: 48,
  margin: '0 0 8px 16px',
  borderRadius: '$full',
  background: '$conSun',
  color: '$onSun',
  transition: 'transform $transitions$fade',
  '&:hover': { background: '$sunHover' },
  '&:focus-visible': { outlineColor: '$conSun', outlineOffset: 3 },
  // Stretches over the poster.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
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
  textAlign: 'start',
  color: '$brand',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& > span:first-child': {
    flex: 'none',
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

/** As high as the whole picture (its middle square on phones) and the controls below it. */
export const PlayerBox = styled('div', {
  boxSizing: 'content-box',
  position: 'relative',
  aspectRatio: '1',
  paddingBottom: '19rem',
  '@sm': { paddingBottom: '11rem' },
  // Fits below the header.
  '@md': { aspectRatio: '16 / 9', maxHeight: 'calc(100dvh - 9.5rem - 11rem)' },
  variants: { inDialog: { true: { maxHeight: 'calc(100dvh - 25rem)' } } },
});

export const Player = styled('iframe', {
  position: 'absolute',
  inset: 0,
  size: '100%',
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
