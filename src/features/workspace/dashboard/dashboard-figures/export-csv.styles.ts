import { styled } from '#src/design/stitches.config.ts';

export const Export = styled('div', { position: 'relative' });

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
