import { styled } from '#src/design/stitches.config.ts';

export const Note = styled('p', { text: 'small', color: '$inkMuted', maxWidth: '45em' });

/** The transparent file input covers the area: it handles presses and drops anywhere. */
export const DropArea = styled('div', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $4',
  marginTop: '$4',
  padding: '$5',
  border: '1px dashed $lineStrong',
  borderRadius: '$control',
  background: '$sunken',
  text: 'small',
  color: '$inkMuted',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    // The input's own button would show another cursor.
    '&::file-selector-button': { cursor: 'pointer' },
  },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '&:hover > label': { background: '$sunken' },
  '&[data-over]': { borderStyle: 'solid', borderColor: '$brand', background: '$brandTint' },
});

export const PickLabel = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  px: '$5',
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  background: '$surface',
  color: '$ink',
  text: 'ui',
  fontWeight: 600,
  target: 36,
});

export const Rows = styled('ul', {
  display: 'grid',
  marginTop: '$4',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$2 $4',
    minHeight: 52,
    py: '$3',
    borderTop: '1px solid $line',
  },
  '& > li:first-child': { borderTop: 0 },
});

/** A file's name above its other details. */
export const Facts = styled('div', {
  flex: '1 1 12rem',
  minWidth: 0,
  '& bdi': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& p': { text: 'small', color: '$inkSubtle', fontVariantNumeric: 'tabular-nums' },
  '& time': { whiteSpace: 'nowrap' },
});

export const Progress = styled('progress', {
  flex: '1 1 8rem',
  height: 8,
  accentColor: '$colors$live',
});

export const Refused = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  marginTop: '$4',
  padding: '$3 $3 $3 $5',
  border: '1px solid $bad',
  borderRadius: '$control',
  background: '$badTint',
  text: 'small',
});

export const RefusedList = styled('ul', {
  flex: 1,
  minWidth: 0,
  maxHeight: '40dvh',
  overflowY: 'auto',
  py: '$3',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li:not(:first-child)': { marginTop: '$2' },
  '& bdi': { fontWeight: 600 },
});
