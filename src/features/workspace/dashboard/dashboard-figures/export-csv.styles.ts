import { styled } from '#src/design/stitches.config.ts';
import { below } from '#src/design/tokens.ts';

export const Export = styled('div', {
  position: 'relative',
  // Next to the ranges, the width of the face would decide if it fits.
  [`@media ${below(430)}`]: { flexBasis: '100%' },
});

/** Takes the margin below the page's header: nothing moves when it appears. */
export const Exported = styled('p', {
  position: 'absolute',
  top: '100%',
  right: 0,
  text: 'small',
  color: '$inkMuted',
  whiteSpace: 'nowrap',
  '@belowMd': { right: 'auto', left: 0 },
});
