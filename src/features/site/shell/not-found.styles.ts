import { createLink } from '@tanstack/react-router';
import { styled } from '#src/design/stitches.config.ts';

export const TopLinks = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$6 $7',
  marginTop: '$8',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': { paddingTop: '$4', borderTop: '1px solid $line' },
  '& p': { text: 'small', textWrap: 'balance', color: '$inkMuted' },
});

export const TopLink = createLink(
  styled('a', {
    display: 'inline-flex',
    alignItems: 'center',
    target: 44,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
);
