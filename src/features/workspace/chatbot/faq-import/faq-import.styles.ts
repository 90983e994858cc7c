import { styled } from '#src/design/stitches.config.ts';
import { DialogActions } from '#src/ui/overlay/dialog.tsx';

/** Keeps a focused element above the actions. */
const aboveActions = { scrollMarginBottom: 96 };

export const Hint = styled('p', { text: 'small', color: '$inkMuted' });

export const FileInput = styled('input', {
  width: '100%',
  // A file input clips the border of its button.
  py: '$1',
  text: 'small',
  // The input is emptied after each choice: its own text would say that there is no file.
  color: 'transparent',
  '&::file-selector-button': {
    marginRight: '$4',
    px: '$5',
    border: '1px solid $lineStrong',
    borderRadius: '$control',
    background: '$surface',
    color: '$ink',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    target: 36,
  },
});

export const FileLabel = styled('label', {
  display: 'grid',
  gap: '$3',
  text: 'ui',
  fontWeight: 500,
});

export const Found = styled('p', { fontWeight: 600 });

export const RowList = styled('div', {
  ...aboveActions,
  maxHeight: '14rem',
  overflowY: 'auto',
  padding: '$4 $5',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
  text: 'small',
  overflowWrap: 'anywhere',
  '& ul': { paddingLeft: 0, listStyle: 'none' },
  '& li': { py: '$1' },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

export const Progress = styled('progress', {
  width: '100%',
  height: 8,
  accentColor: '$colors$live',
});

/** Two columns of settings; one on small screens. */
export const Settings = styled('fieldset', {
  display: 'grid',
  gap: '$4 $5',
  minWidth: 0,
  padding: 0,
  border: 0,
  '@sm': { gridTemplateColumns: '1fr 1fr' },
  '& > legend': { marginBottom: '$3', padding: 0, text: 'ui', fontWeight: 600 },
  '& :is(select, input)': aboveActions,
  '& > :has(> input)': { gridColumn: '1 / -1' },
});

export const Part = styled('section', {
  display: 'grid',
  gap: '$3',
  minWidth: 0,
  '& h3': { text: 'ui', fontWeight: 600 },
});

export const PartHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
  minWidth: 0,
  '& > fieldset': { minWidth: 0 },
});

export const LookFrame = styled('div', {
  ...aboveActions,
  overflowX: 'auto',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
});

export const Look = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  text: 'small',
  '& th, & td': {
    minWidth: '6rem',
    padding: '$3 $4',
    borderBottom: '1px solid $line',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    color: '$inkSubtle',
    fontWeight: 400,
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& th': { fontWeight: 600 },
  '& [data-used]': { minWidth: '8rem', background: '$surface', color: '$ink' },
  '& .row': { minWidth: 0, width: '1%', fontVariantNumeric: 'tabular-nums' },
});

/** The use of a column. */
export const Use = styled('span', {
  display: 'block',
  color: '$brand',
  fontWeight: 600,
});

/** Long texts end after three lines. */
export const Clamped = styled('span', {
  display: '-webkit-box',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** Stays in view while the rest of a tall dialog scrolls. */
export const Actions = styled(DialogActions, {
  alignItems: 'center',
  '& > [role="status"]': { flex: '1 1 14rem', '@belowSm': { flexBasis: '100%' } },
  '@media (min-height: 30em)': {
    position: 'sticky',
    bottom: 'calc(-1 * $space$7)',
    margin: '0 calc(-1 * $space$7) calc(-1 * $space$7)',
    padding: '$5 $7',
    borderTop: '1px solid $line',
    background: '$raised',
  },
});
