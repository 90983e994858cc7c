import { styled } from '#src/design/stitches.config.ts';

export const HelpButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'center',
  size: 40,
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  color: '$inkMuted',
  '&:hover': { color: '$ink', background: '$sunken' },
  '@coarse': { size: 44 },
});
