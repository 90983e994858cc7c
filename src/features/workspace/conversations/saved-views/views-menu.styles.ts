import { styled } from '#src/design/stitches.config.ts';
import { Popover, PopoverAnchor } from '#src/ui/overlay/popover.ts';

export const Place = styled(PopoverAnchor, {
  marginLeft: 'auto',
  '& > button': { px: '$4', fontSize: '$dense', fontWeight: 500 },
});

/** Small screens show only the icon, beside the tabs. */
export const Label = styled('span', {
  '@container (max-width: 39.98rem)': { position: 'absolute', opacity: 0, fontSize: 0 },
});

export const Views = styled(Popover, { width: '23rem', padding: '$3' });

export const Name = styled('span', {
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
