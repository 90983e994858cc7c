import { styled } from '#src/design/stitches.config.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

/** At the top and without a visible heading: its field names it. */
export const PaletteDialog = styled(Dialog, {
  '&&': {
    maxWidth: 640,
    margin: '12dvh auto auto',
    padding: 0,
    overflow: 'hidden',
    '@belowSm': { margin: '0 auto auto', borderRadius: '0 0 $panel $panel' },
  },
  '&& h2': { position: 'absolute', clipPath: 'inset(50%)' },
  '&& > div': { gap: 0, marginTop: 0 },
  // The only field of the dialog always has the focus; its caret shows it.
  '&& input': { minHeight: 52, border: 0, borderBottom: '1px solid $line', borderRadius: 0 },
  '&& input:focus-visible': { outline: 'none' },
});

/** One surface: the field, the options, and their number. */
export const Body = styled('div', {
  '& [role="listbox"]': { maxHeight: 'min(60dvh, 31rem)', padding: '$2', borderTop: 0 },
  '& [role="option"]': { py: '$2', borderBottom: 0, borderRadius: '$control' },
  '& [role="status"]': { px: '$5', py: '$3', borderTop: '1px solid $line' },
});

export const Row = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: 28,
  '@coarse': { minHeight: 36 },
  '& > strong': { flex: 'none', maxWidth: '100%', fontWeight: 500 },
});

/** One line; the rest is cut. */
export const Text = styled('span', {
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: '$inkMuted',
});

export const Detail = styled('span', {
  flex: 'none',
  marginLeft: 'auto',
  color: '$inkSubtle',
  '&:empty': { display: 'none' },
});

export const Keys = styled('p', {
  display: 'flex',
  gap: '$6',
  padding: '$3 $5',
  borderTop: '1px solid $line',
  background: '$sunken',
  text: 'small',
  color: '$inkSubtle',
  '@coarse': { display: 'none' },
});
