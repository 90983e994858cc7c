import { styled } from '#src/design/stitches.config.ts';
import { UndoNotice } from '../undo-notice';

export const Panel = styled('div', {
  display: 'grid',
  gap: '$3',
  '&:focus-visible': { outline: 'none' },
  '& > p': { px: '$3', text: 'small' },
  '& > button': { marginInline: '$3' },
});

export const List = styled('ul', {
  maxHeight: 'min(20rem, 40dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  // Above the field for a new view.
  '&:has(~ form)': { paddingBottom: '$3', borderBottom: '1px solid $line' },
  '& > li': { display: 'flex', alignItems: 'center', gap: '$1', borderRadius: '$control' },
  '& > li:has(> [aria-current])': { background: '$brandTint' },
  '& > li > form': { flex: 1 },
});

export const ViewLink = styled('a', {
  flex: 1,
  minWidth: 0,
  px: '$3',
  py: '$2',
  borderRadius: '$control',
  target: 44,
  textDecoration: 'none',
  color: '$ink',
  '&:hover': { background: '$sunken' },
  '&[aria-current]:hover': { background: 'none' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    text: 'small',
  },
  '& > strong': { fontWeight: 600 },
  '& > span': { color: '$inkMuted', '&::first-letter': { textTransform: 'uppercase' } },
});

/** A field for a name, with its buttons. */
export const NameForm = styled('form', {
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$3',
  '& > div': { flex: '1 1 10rem', minWidth: 0 },
  '& label': { marginBottom: '$2', text: 'small', fontWeight: 500 },
  // Beside the field, below its label's line.
  '& > button': { minHeight: 40, px: '$4', marginTop: 'calc(1.26875rem + $space$2)' },
  '& p': { marginTop: '$2' },
});

export const Notice = styled(UndoNotice, { px: '$3' });
