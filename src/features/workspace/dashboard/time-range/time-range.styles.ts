import { styled } from '#src/design/stitches.config.ts';
import { Popover } from '#src/ui/overlay/popover.ts';

export const DatesPopover = styled(Popover, { width: '19rem' });

export const DateLabel = styled('label', {
  display: 'flex',
  flexWrap: 'wrap',
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
