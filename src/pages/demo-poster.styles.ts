import { styled } from '../design/stitches.config';

/** As tall as the player that takes its place. */
export const Poster = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  border: '1px solid $conLine',
  borderRadius: '$panel',
  background: '$conBg',
  color: '$conInk',
  boxShadow: '$console',
  '& > svg': { flex: 'none', height: 'auto' },
  '@md': { aspectRatio: '16 / 9' },
});

export const Callout = styled('div', {
  margin: 'auto $5 0',
  px: '$4',
  py: '$3',
  border: '1px solid $conLineStrong',
  borderRadius: '$control',
  background: '$conRaised',
  text: 'small',
  fontWeight: 600,
  '& small': { display: 'block', marginTop: '$1', text: 'mono', color: '$conBad' },
  '@md': { position: 'absolute', left: '62%', top: '46%', margin: 0, minWidth: 240 },
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
