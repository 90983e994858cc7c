import { styled } from '#src/design/stitches.config.ts';

/** Table with hairlines; below 600 px rows stack and `data-label` names each cell. */
export const DataTable = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$dense',
  '& caption': { textAlign: 'left', text: 'small', color: '$inkMuted', paddingBottom: '$3' },
  '& th': { text: 'small', fontWeight: 500, color: '$inkSubtle', textAlign: 'left' },
  '& th, & td': { height: 44, padding: '$2 $3', borderBottom: '1px solid $line' },
  '& tr > :first-child': { paddingLeft: 0 },
  '& tr > :last-child': { paddingRight: 0 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@belowSm': {
    '& thead': { position: 'absolute', size: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': { py: '$3', borderBottom: '1px solid $line' },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& th, & td': { height: 'auto', border: 0, padding: '$1 0' },
    '& td.number': { textAlign: 'left' },
    '& td[data-label]::before': {
      content: 'attr(data-label) " "',
      text: 'small',
      color: '$inkSubtle',
    },
  },
});
