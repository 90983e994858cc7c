import { styled } from '#src/design/stitches.config.ts';
import { ChevronDetails } from '#src/ui/layout/chevron-details.ts';

export const Suggestions = styled(ChevronDetails, { '& summary': { minHeight: 36 } });

export const Hint = styled('p', { text: 'small', color: '$inkMuted', maxWidth: '45em' });

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
