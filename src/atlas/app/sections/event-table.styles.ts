import { styled } from '#src/design/stitches.config.ts';
import { DataTable } from '#src/ui/data/data-table.ts';

/** Scrolls horizontally if wider than the page. */
export const Wide = styled('div', {
  px: '$4',
  overflowX: 'auto',
  box: '$card',
  '@belowSm': { px: 0 },
  '@media print': { overflow: 'visible' },
});

export const Events = styled(DataTable, {
  '& th, & td': { verticalAlign: 'top', padding: '$4', height: 'auto' },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 220, maxWidth: 320, color: '$ink', fontWeight: 600 },
  '& tbody code': { fontFamily: '$mono', fontSize: '$mono', overflowWrap: 'anywhere' },
  '& tbody th p': { marginTop: '$2', color: '$inkMuted', fontWeight: 400 },
  '& a': { display: 'inline-block', minHeight: 24, color: '$brand' },
  '& td': { minWidth: 110 },
  '& .ignored': { color: '$inkSubtle' },
  '@belowSm': {
    '& tr': { padding: '$4' },
    '& th, & td, & tbody th': { padding: '$2 0', minWidth: 0 },
    '& td[data-label]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: '$3',
      overflowWrap: 'anywhere',
    },
    '& td[data-label]::before': { overflowWrap: 'anywhere' },
  },
});
