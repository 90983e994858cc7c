import { createLink } from '@tanstack/react-router';
import { styled } from '#src/design/stitches.config.ts';
import { Card } from '#src/ui/layout/card.ts';
import { DataTable } from '#src/ui/data/data-table.ts';

export const Stack = styled('div', { display: 'grid', gap: '18px', minWidth: 0 });

export const Pair = styled('div', {
  display: 'grid',
  // As high as the link beside one of them.
  '& h2': { lineHeight: '36px' },
  gap: '18px',
  '@xl': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

export const HeadLink = createLink(
  styled('a', {
    display: 'inline-flex',
    alignItems: 'center',
    text: 'small',
    fontWeight: 600,
    color: '$brand',
    textDecoration: 'none',
    target: 36,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
);

/** A link in a row; its target is as high as the row's text allows. */
export const RowLink = createLink(
  styled('a', {
    display: 'inline-flex',
    alignItems: 'center',
    target: 24,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  }),
);

export const Note = styled('p', { text: 'small', color: '$inkMuted' });

export const FilledCard = styled(Card, { display: 'flex', flexDirection: 'column' });

/** Container of a table that stacks in narrow columns. */
export const TableContainer = styled('div', { containerType: 'inline-size' });

/** All columns fit their content; the message column shrinks. */
export const RecentTable = styled(DataTable, {
  '& thead': { position: 'absolute', size: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  // WebKit ignores `position` on table rows; the transform makes the row contain its link's
  // overlay.
  '& tr': { position: 'relative', transform: 'translate(0)' },
  '& td': { height: 52, whiteSpace: 'nowrap' },
  '& td:first-child': {
    paddingLeft: 0,
    '& span': { display: 'block', text: 'small', color: '$inkMuted' },
  },
  '& td:nth-child(2)': { width: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& td:last-child': { paddingRight: 0, color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
  '@container (max-width: 29rem)': {
    '&, & tbody': { display: 'block' },
    '& td': { height: 'auto', padding: 0, border: 0, whiteSpace: 'normal' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '$1 $4',
      py: '$4',
      borderBottom: '1px solid $line',
    },
    '& tr:last-child': { borderBottom: 0 },
    '& td:nth-child(2)': { gridColumn: '1 / -1', gridRow: 2, width: 'auto' },
    '& td:last-child': { gridColumn: '1 / -1', gridRow: 3 },
  },
  // Text twice as large on a phone.
  '@container (max-width: 15rem)': {
    '& tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& td:nth-child(2), & td:last-child': { gridRow: 'auto' },
  },
});

/** The visitor's message, at most two lines; the whole row is its target. */
export const PreviewLink = createLink(
  styled('a', {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    textDecoration: 'none',
    '&::after': { content: '', position: 'absolute', inset: '0 -8px' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  }),
);

export const Ranks = styled('ol', {
  display: 'grid',
  flex: 1,
  gridAutoRows: '1fr',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '$4',
    minHeight: 44,
    borderBottom: '1px solid $line',
    '&:last-child': { borderBottom: 0 },
  },
  '& .rank': { minWidth: '1.5ch', color: '$inkSubtle', fontVariantNumeric: 'tabular-nums' },
  '& .percent': { marginLeft: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
