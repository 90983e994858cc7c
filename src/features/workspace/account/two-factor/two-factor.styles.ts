import { styled } from '#src/design/stitches.config.ts';

export const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
});

export const Name = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $4',
});

export const Description = styled('p', { maxWidth: '37em', marginTop: '$3', color: '$inkMuted' });

export const NotStored = styled('p', {
  maxWidth: '37em',
  color: '$bad',
  fontWeight: 500,
  '&:not(:empty)': { marginTop: '$3' },
});
