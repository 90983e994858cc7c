import { styled } from '../../design/stitches.config';

export const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $4',
  '& h3': { fontSize: '$ui', fontWeight: 600 },
  '& button': { marginLeft: 'auto' },
});

export const Words = styled('p', { maxWidth: '56ch', marginTop: '$3', color: '$inkMuted' });
