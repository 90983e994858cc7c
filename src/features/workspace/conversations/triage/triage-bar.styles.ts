import { styled } from '#src/design/stitches.config.ts';

export const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '$3',
  px: '$5',
  py: '$3',
  borderBottom: '1px solid $line',
  '& > button, & > div > button': { px: '$4', gap: '$3', text: 'small', fontWeight: 500 },
  '& > p': { width: '100%', text: 'small' },
  // On a phone, the note is below the three buttons.
  '@coarse': { gap: '$2', '& > button, & > div > button': { px: '$3', gap: '$2', minHeight: 44 } },
});

/** Dashed: this text stays with the team, unlike the response below. */
export const NoteForm = styled('form', {
  flex: '1 1 8rem',
  minWidth: 0,
  '& label': { position: 'absolute', opacity: 0, fontSize: 0, pointerEvents: 'none' },
  '& textarea': {
    minHeight: 36,
    maxHeight: '20dvh',
    px: '$4',
    py: 7,
    borderStyle: 'dashed',
    background: '$sunken',
    fontSize: '$dense',
    resize: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
    '&:placeholder-shown': { fieldSizing: 'fixed', whiteSpace: 'nowrap' },
    '@coarse': { minHeight: 44, py: 10 },
  },
});
