import { styled } from '#src/design/stitches.config.ts';

export const Details = styled('details', {
  borderBottom: '1px solid $line',
  '& > summary': {
    px: '$5',
    py: '$3',
    overflow: 'hidden',
    text: 'small',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
    color: '$inkMuted',
    cursor: 'pointer',
    target: 36,
    '@coarse': { py: '$4' },
  },
});
