import { styled } from '#src/design/stitches.config.ts';

export const Bar = styled('div', {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$3 $4',
  borderTop: '1px solid $lineStrong',
  background: '$sunken',
  '& button': { fontWeight: 500, '@coarse': { minHeight: 44 } },
  // As wide as their text, so that most fit in two lines.
  '& > select, & > button': { flex: '1 1 auto', width: 'auto', minHeight: 36, text: 'small' },
  '& > select': {
    // By itself, as wide as its longest option.
    flexBasis: '6.25rem',
    minWidth: 0,
    padding: '0 28px 0 $3',
    backgroundPosition: 'right 10px center',
    '@coarse': { minHeight: 44 },
  },
  '& > button': { px: '$3', background: '$surface' },
});

/** The count or the notice, with the buttons that end it. */
export const Head = styled('div', {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > p': { flex: '1 1 auto', text: 'small', fontWeight: 600 },
  // All in one line of the narrowest list.
  '& > button': { px: '$3', text: 'small' },
});

export const Note = styled('p', { flex: '1 1 7rem', alignSelf: 'center', text: 'small' });

export const Exported = styled('p', {
  flexBasis: '100%',
  text: 'small',
  '&:empty': { position: 'absolute' },
});
