import { styled } from '#src/design/stitches.config.ts';
import { below } from '#src/design/tokens.ts';

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
  [`@media ${below(375)}`]: { marginBottom: 16 },
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
  '@inert': { display: 'none' },
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

/** A container, so that the player knows its width. */
export const PlayerBox = styled('div', { containerType: 'inline-size' });

/** As high as the picture (its middle square if narrow) and its controls, above the fold of /demo. */
export const Player = styled('iframe', {
  display: 'block',
  width: '100%',
  height: 'calc(100cqw + 19rem)',
  '@container (min-width: 606px)': {
    height: 'min(56.25cqw + 11rem, max(100dvh - 19rem, 34rem))',
  },
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
  variants: { beside: { title: { position: 'absolute', top: '$3', right: '$7' } } },
});
