import { styled } from '#src/design/stitches.config.ts';

/** The list is beside the open conversation. */
const twoPanes = '@container (min-width: 40rem)';

export const Bar = styled('div', {
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$3 $4',
  borderTop: '1px solid $lineStrong',
  background: '$sunken',
  [twoPanes]: { borderRight: '1px solid $line' },
  '& button': { fontWeight: 500, '@coarse': { minHeight: 44 } },
  // As wide as their text, so that most fit in two lines.
  '& > button, & > :has(> [popover])': { flex: '1 1 auto' },
  '& > button, & [aria-haspopup]': {
    px: '$3',
    minHeight: 36,
    background: '$surface',
    text: 'small',
  },
  variants: {
    // With one pane, only a notice stays below the conversation.
    ofList: { true: { display: 'none', [twoPanes]: { display: 'flex' } } },
  },
});

/** The count or the notice, with the buttons that end it. */
export const Head = styled('div', {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  '& > p': { flex: '1 1 4rem', text: 'small', fontWeight: 600 },
  // All in one line of the narrowest list.
  '& > button': { px: '$3', text: 'small' },
});

export const Note = styled('p', { flex: '1 1 7rem', alignSelf: 'center', text: 'small' });

export const Exported = styled('p', {
  flexBasis: '100%',
  text: 'small',
  '&:empty': { position: 'absolute' },
});
