import { styled } from '#src/design/stitches.config.ts';
import { lowFrame } from './low-frame';

export const ControlBar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '$2',
  '@sm': { flexWrap: 'nowrap' },
  [lowFrame]: { flexWrap: 'nowrap' },
  '@noScript': { display: 'none' },
});

const press = {
  color: '$conInk',
  borderRadius: '$control',
  transition: 'background-color $transitions$fade',
  '&:hover': { background: '$conRaised' },
  '&[aria-disabled="true"]': { color: '$conLineStrong', cursor: 'default' },
} as const;

export const IconButton = styled('button', {
  ...press,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  size: 44,
});

export const NextButton = styled('button', {
  ...press,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  target: 44,
  px: '$4',
  text: 'small',
  fontWeight: 600,
});

export const Time = styled('span', {
  flex: 'none',
  marginLeft: 'auto',
  px: '$3',
  text: 'mono',
  color: '$conMuted',
  fontVariantNumeric: 'tabular-nums',
});

export const Labels = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$2',
  '@sm': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@noScript': { display: 'none' },
});

/** The current section's node is lit. */
export const Label = styled('button', {
  ...press,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: '$3',
  target: 44,
  px: '$4',
  textAlign: 'left',
  text: 'small',
  lineHeight: 1.2,
  fontWeight: 500,
  color: '$conMuted',
  '@sm': { justifyContent: 'center' },
  '& i': {
    flex: 'none',
    size: 10,
    border: '2px solid $conLineStrong',
    borderRadius: '$full',
  },
  '&[aria-current]': { background: '$conRaised', color: '$conInk' },
  '&[aria-current] i': { background: '$conSun', borderColor: '$conSun' },
});
