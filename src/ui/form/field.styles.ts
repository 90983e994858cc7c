import { css, styled } from '#src/design/stitches.config.ts';

const control = css({
  display: 'block',
  width: '100%',
  minHeight: 48,
  px: '$5',
  py: '$3',
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  background: '$surface',
  color: '$ink',
  fontSize: '$body',
  lineHeight: 1.45,
  '&::placeholder': { color: '$inkSubtle', opacity: 1 },
  '&:focus-visible': { outlineOffset: 0, borderColor: '$focus' },
  '&[aria-invalid="true"]': { borderColor: '$bad', boxShadow: 'inset 0 0 0 1px $colors$bad' },
});

export const Input = styled('input', control, {
  variants: {
    size: {
      regular: {},
      large: { minHeight: 52 },
      dense: { minHeight: 40, py: '$2', fontSize: '$ui' },
    },
  },
});

export const TextArea = styled('textarea', control, {
  resize: 'vertical',
  variants: { size: { regular: {}, dense: { py: '$3', fontSize: '$ui' } } },
});

export const Select = styled('select', control, {
  appearance: 'none',
  paddingRight: '$9',
  backgroundImage:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%236E858B' stroke-width='1.75' stroke-linecap='round'%3E%3Cpath d='M1 1.5C3.7 6.7 8.3 6.7 11 1.5'/%3E%3C/svg%3E\")",
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 16px center',
  '& option': { background: '$surface', color: '$ink' },
  variants: { size: { regular: {}, dense: { minHeight: 40, py: '$2', fontSize: '$ui' } } },
});

export const Label = styled('label', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  marginBottom: '$3',
  text: 'ui',
  fontWeight: 500,
});

export const Optional = styled('span', { color: '$inkSubtle', fontWeight: 400 });

/** A control with a button inside its right edge. */
export const WithButton = styled('div', {
  position: 'relative',
  '& > input': { paddingRight: 56 },
  '& > button': {
    position: 'absolute',
    right: 2,
    top: 2,
    display: 'grid',
    placeItems: 'center',
    size: 44,
    borderRadius: '$control',
    color: '$inkMuted',
    '&:hover': { color: '$ink' },
    '@noScript': { display: 'none' },
  },
});

export const Hint = styled('p', { marginTop: '$3', text: 'small', color: '$inkSubtle' });

export const ErrorText = styled('p', {
  display: 'flex',
  gap: '$3',
  marginTop: '$3',
  text: 'small',
  fontWeight: 500,
  color: '$bad',
  '& svg': { flex: 'none', marginTop: 2 },
});
