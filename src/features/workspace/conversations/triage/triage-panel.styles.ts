import { styled } from '#src/design/stitches.config.ts';
import { UndoNotice } from '../undo-notice';

export const Panel = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  maxHeight: '40dvh',
  overflowY: 'auto',
  px: '$5',
  paddingBlock: '$1 $4',
  // The composer needs the rest of a small screen.
  '@container (max-width: 39.98rem)': { maxHeight: '22dvh' },
  '& > button': { px: '$4', minHeight: 40, fontWeight: 500 },
  '& > select': {
    flex: '1 1 8rem',
    width: 'auto',
    minWidth: 0,
    paddingLeft: '$4',
    '@coarse': { minHeight: 44 },
  },
});

export const Snoozed = styled(UndoNotice, { flexBasis: '100%' });

/** Dashed: this text stays with the team, unlike the response below. */
export const NoteForm = styled('form', {
  flexBasis: '100%',
  minWidth: 0,
  padding: '$4',
  border: '1px dashed $lineStrong',
  borderRadius: '$control',
  background: '$sunken',
  '& textarea': {
    minHeight: 44,
    maxHeight: '20dvh',
    resize: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
  },
});
