import { styled } from '#src/design/stitches.config.ts';

export const CopyRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$2 $4',
  marginLeft: 'auto',
  text: 'small',
  '& > [role="status"]': { color: '$ok', fontWeight: 500 },
});

export const Refused = styled('span', { color: '$bad' });
