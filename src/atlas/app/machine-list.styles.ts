import { styled } from '#src/design/stitches.config.ts';

export const Search = styled('form', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
  marginBottom: '$5',
  '& > input': { maxWidth: 420 },
  '& > select': { width: 'auto', maxWidth: '100%' },
  '& > #search-keys': { flexBasis: '100%', color: '$inkSubtle' },
  '@coarse': { '& > #search-keys': { display: 'none' } },
  '& > p': { text: 'small', color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
  '@noScript': { display: 'none' },
  '@media print': { display: 'none' },
});

export const Rows = styled('ul', {
  listStyle: 'none',
  borderTop: '1px solid $line',
  '& > li': {
    display: 'grid',
    gap: '$3 $6',
    py: '$5',
    borderBottom: '1px solid $line',
    breakInside: 'avoid',
    '@md': { gridTemplateColumns: 'minmax(0, 1fr) 180px' },
    '@lg': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 4fr) 180px' },
  },
  '& > li > :is(ul, details)': { gridColumn: '1 / -1' },
  '& summary': { target: 44, text: 'small', cursor: 'pointer' },
  '& h2': { text: 'body', fontWeight: 600 },
  '& h2 a': {
    display: 'inline-block',
    minHeight: 24,
    textDecorationColor: '$colors$brandLine',
    textUnderlineOffset: '4px',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& p': { text: 'ui', color: '$inkMuted' },
});

/** Details of a machine: pages and size. */
export const Aside = styled('div', {
  text: 'small',
  color: '$inkSubtle',
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    display: 'inline-block',
    minHeight: 24,
    marginRight: '$4',
    color: '$inkMuted',
    textUnderlineOffset: '3px',
  },
  variants: {
    area: {
      where: { '@md': { gridRow: 2, gridColumn: 1 }, '@lg': { gridRow: 'auto', gridColumn: 2 } },
      size: {
        '@md': { gridRow: '1 / 3', gridColumn: 2 },
        '@lg': { gridRow: 'auto', gridColumn: 3 },
      },
    },
  },
});
