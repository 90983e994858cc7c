import { styled } from '#src/design/stitches.config.ts';

export const Bar = styled('div', {
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: '$3',
  padding: '$3 $4',
  borderTop: '1px solid $lineStrong',
  background: '$sunken',
  '& button': { fontWeight: 500, '@coarse': { minHeight: 44 } },
  '& > select': { minWidth: 0, paddingLeft: '$4', '@coarse': { minHeight: 44 } },
  '& > button': { px: '$4', minHeight: 40, background: '$surface' },
});

/** The count or the notice, with the buttons that end it. */
export const Head = styled('div', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > p': { flex: '1 1 auto', text: 'small', fontWeight: 600 },
  // All in one line of the narrowest list.
  '& > button': { px: '$3', text: 'small' },
});

export const Note = styled('p', { alignSelf: 'center', text: 'small' });

export const Exported = styled('p', {
  gridColumn: '1 / -1',
  text: 'small',
  '&:empty': { position: 'absolute' },
});
