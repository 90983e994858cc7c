import { styled } from '#src/design/stitches.config.ts';

/** Same height as the player that replaces it. */
export const Poster = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '3 / 4',
  // Not hidden: large text may make it grow.
  overflow: 'clip',
  border: '1px solid $conLine',
  borderRadius: '$panel',
  background: '$conBg',
  color: '$conInk',
  boxShadow: '$console',
  // Keeps the ring's poles clear of the play button; on phones the ring extends past the frame.
  '& > svg': {
    flex: 'none',
    width: '180%',
    maxWidth: 'none',
    height: 'auto',
    margin: '7% 0 0 -44%',
  },
  '& text': { fontSize: 12.5 },
  '@md': {
    aspectRatio: '16 / 9',
    '& > svg': { width: '100%', margin: '-3% 0 0' },
    '& text': { fontSize: 9.5 },
  },
});

export const Callout = styled('div', {
  margin: 'auto $5 0',
  px: '$4',
  py: '$3',
  border: '1px solid $conLineStrong',
  borderRadius: '$control',
  background: '$conRaised',
  text: 'small',
  // On phones, large text must not push the label below the play button.
  fontSize: 'min($fontSizes$small, 4.4vw)',
  fontWeight: 600,
  '& small': {
    display: 'block',
    marginTop: '$1',
    text: 'mono',
    fontSize: 'min($fontSizes$mono, 3.6vw)',
    color: '$conBad',
  },
  '@md': { position: 'absolute', right: 20, bottom: 60, margin: 0, minWidth: 240 },
});

export const Title = styled('p', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$5',
  padding: '$5',
  text: 'mono',
  color: '$conMuted',
  fontVariantNumeric: 'tabular-nums',
  '@md': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    px: '$6',
    borderTop: '1px solid $conLine',
    background: '$conBg',
  },
});
