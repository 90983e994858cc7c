import { styled } from '#src/design/stitches.config.ts';
import { below } from '#src/design/tokens.ts';

/** Portrait on phones only: the film is 16:9. */
export const Poster = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '16 / 9',
  [`@media ${below(480)}`]: { aspectRatio: '3 / 4' },
  // Not hidden: large text may make it grow.
  overflow: 'clip',
  border: '1px solid $conLine',
  borderRadius: '$panel',
  background: '$conBg',
  color: '$conInk',
  boxShadow: '$console',
  '& > :first-child': { minHeight: 36 },
});

export const Scene = styled('div', {
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  containerType: 'inline-size',
  overflow: 'clip',
});

/** Leaves room for the play button at its start. */
export const Title = styled('p', {
  display: 'flex',
  // With large text, the play time moves below the title.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$5',
  minHeight: 64,
  [`@media ${below(375)}`]: { minHeight: 80 },
  padding: '$3 $5 $3 76px',
  borderTop: '1px solid $conLine',
  background: '$conRaised',
  text: 'ui',
  fontWeight: 600,
  textWrap: 'balance',
  '@belowSm': { fontSize: '$small' },
  '@inert': { paddingLeft: '$5' },
  '& span:first-child': { flex: '1 1 6em' },
  '& span:last-child': { text: 'mono', color: '$conMuted' },
});
