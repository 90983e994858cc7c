import { css, styled } from '#src/design/stitches.config.ts';

export const control = css({
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
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
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
    inset: '0 2px 0 auto',
    marginBlock: 'auto',
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
  '& svg': { marginTop: 2 },
});
