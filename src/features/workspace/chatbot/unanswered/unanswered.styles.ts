import { styled } from '#src/design/stitches.config.ts';

export const Suggestions = styled('details', {
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    cursor: 'pointer',
  },
  // A chevron without markup.
  '& summary::after': {
    content: '""',
    flex: 'none',
    size: 8,
    marginInline: '$5 $2',
    borderRight: '2px solid $inkSubtle',
    borderBottom: '2px solid $inkSubtle',
    transform: 'rotate(45deg)',
  },
  '&[open] summary::after': { transform: 'rotate(225deg)' },
});

export const Hint = styled('p', { text: 'small', color: '$inkMuted', maxWidth: '68ch' });

export const Questions = styled('ul', {
  marginTop: '$4',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '$3 $5',
    py: '$3',
    borderTop: '1px solid $line',
  },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& p': { fontWeight: 500 },
  '& a': { text: 'small' },
});
