import { styled } from '../../design/stitches.config';

export const posterShape = {
  gridTemplateRows: 'minmax(0, 1fr) auto',
  aspectRatio: '16 / 9',
  // Under the play button there is no room for words.
  '@belowMd': { aspectRatio: '4 / 3', '& div > div': { display: 'none' } },
} as const;

export const PosterTitle = styled('p', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$5',
  px: '$5',
  py: '$4',
  borderTop: '1px solid $conLine',
  text: 'mono',
  '& span:last-child': { color: '$conMuted', fontVariantNumeric: 'tabular-nums' },
});
