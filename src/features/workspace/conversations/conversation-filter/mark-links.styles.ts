import { styled } from '#src/design/stitches.config.ts';

export const Links = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $3',
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    px: '$4',
    border: '1px solid $line',
    borderRadius: '$full',
    target: 36,
    text: 'small',
    fontWeight: 500,
    color: '$inkMuted',
    textDecoration: 'none',
    '&:hover': { background: '$sunken', color: '$ink' },
    '&[aria-current="true"]': { borderColor: '$brand', background: '$brandTint', color: '$ink' },
    '@coarse': { target: 44 },
  },
});
