import { styled } from '#src/design/stitches.config.ts';

export const Group = styled('div', { minWidth: 0, anchorName: '--time-range' });

/** Opens below the buttons and moves nothing; without anchors, below the page's header. */
export const DatesPopover = styled('div', {
  position: 'absolute',
  inset: '64px 16px auto auto',
  width: '19rem',
  maxWidth: 'calc(100vw - 32px)',
  margin: '$3 0 0',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
  color: '$ink',
  boxShadow: '$pop',
  gap: '$4',
  '&:popover-open': { display: 'grid' },
  // Back left the custom range while the popover was open.
  '&:empty': { display: 'none' },
  '@supports (anchor-name: --time-range)': {
    positionAnchor: '--time-range',
    inset: 'auto',
    positionArea: 'bottom span-right',
    positionTryFallbacks: 'flip-inline',
  },
});

export const DateLabel = styled('label', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  text: 'small',
  fontWeight: 500,
  '& input': { width: '9.25rem', px: '$3', fontVariantNumeric: 'tabular-nums' },
});

export const Note = styled('p', {
  display: 'flex',
  gap: '$3',
  text: 'small',
  color: '$inkMuted',
  '& svg': { flex: 'none', marginTop: 2 },
  '&:empty': { display: 'none' },
  variants: { isWrong: { true: { color: '$bad', fontWeight: 500 } } },
});

export const Label = styled('span', { color: '$ink', fontWeight: 500 });
export const Now = styled('span', { marginLeft: '$3', color: '$inkSubtle' });
