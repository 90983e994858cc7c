import { styled } from '#src/design/stitches.config.ts';

export const Sheet = styled('div', {
  display: 'grid',
  gap: '$9',
  marginTop: '$8',
  padding: '$6',
  box: '$card',
  '& h3': { text: 'h3' },
  '@md': { padding: '$8' },
  '@lg': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: '$8 $10' },
  '@media print': { border: 0, padding: 0, gap: '$6', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Fields = styled('div', {
  display: 'grid',
  gap: '$6',
  marginTop: '$6',
  '& input': { fontVariantNumeric: 'tabular-nums' },
  '@media screen and (min-width: 37.5em) and (max-width: 63.98em)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const Rows = styled('ul', {
  listStyle: 'none',
  marginTop: '$5',
  borderBottom: '1px solid $line',
});

export const Row = styled('li', {
  display: 'grid',
  gap: '$2 $6',
  py: '$5',
  borderTop: '1px solid $line',
  breakInside: 'avoid',
  '& p:first-child': { fontWeight: 500, textWrap: 'balance' },
  '& small': { display: 'block', marginTop: '$1', text: 'small', color: '$inkMuted' },
  '& details': { marginTop: '$2', '@media print': { display: 'none' } },
  '@sm': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

/** Text on paper, where nothing opens and no address bar is visible. */
export const OnPaper = styled('p', {
  display: 'none',
  '@media print': { display: 'block', marginTop: '$2', text: 'small', fontWeight: 400 },
});

export const Assumptions = styled('div', {
  paddingTop: '$6',
  borderTop: '1px solid $line',
  text: 'small',
  color: '$inkMuted',
  '& h4': { fontWeight: 600, color: '$ink' },
  '& ul': { listStyle: 'none', display: 'grid', gap: '$4 $8', marginTop: '$3' },
  '& li': { maxWidth: '31em' },
  '@lg': { gridColumn: '1 / -1', '& ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media print': {
    gridColumn: 'auto',
    '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li': { maxWidth: 'none' },
  },
});

export const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  marginTop: '$7',
  '& > [role="status"]': { text: 'small', fontWeight: 500, color: '$ok' },
  '@media print': { display: 'none' },
});

export const Refused = styled('span', { color: '$bad' });
