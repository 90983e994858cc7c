import { styled } from '#src/design/stitches.config.ts';

export const Toggle = styled('button', {
  display: 'inline-grid',
  placeItems: 'center',
  size: 44,
  borderRadius: '$control',
  '&:hover': { background: '$sunken' },
  '@inert': { display: 'none' },
  variants: {
    isLabeled: {
      true: {
        width: 'auto',
        px: '$4',
        color: '$inkMuted',
        fontWeight: 500,
        '& > span': { alignItems: 'center', gap: '$3' },
        '& > span:not(:empty)': { display: 'inline-flex' },
      },
    },
  },
});

export const OnSystem = styled('span', { ':root[data-theme] &': { display: 'none' } });
export const OnLight = styled('span', { ':root:not([data-theme="light"]) &': { display: 'none' } });
export const OnDark = styled('span', { ':root:not([data-theme="dark"]) &': { display: 'none' } });

export const Group = styled('fieldset', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  minWidth: 0,
  gap: '$1',
  padding: '$1',
  border: '1px solid $line',
  borderRadius: '$full',
  background: '$sunken',
  '@inert': { display: 'none' },
});

export const Choice = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  px: '$5',
  borderRadius: '$full',
  text: 'small',
  fontWeight: 500,
  cursor: 'pointer',
  '&:has(input:checked)': { background: '$ink', color: '$canvas' },
  '@forced': { '&:has(input:checked)': { border: '2px solid SelectedItem' } },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
});
