import { styled } from '#src/design/stitches.config.ts';

/** A short word that marks what is not real. */
export const Tag = styled('span', {
  display: 'inline-block',
  justifySelf: 'start',
  px: '$3',
  py: '$1',
  border: '1px dashed $lineStrong',
  borderRadius: '$tag',
  text: 'small',
  fontWeight: 500,
  color: '$inkMuted',
  whiteSpace: 'nowrap',
});
