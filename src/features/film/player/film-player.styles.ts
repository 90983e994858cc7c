import { styled } from '#src/design/stitches.config.ts';
import { lowestFrame, lowFrame, square, wideFrame } from './low-frame';

/** The height of the title bar above a square picture, in px. */
const bar = 36;

/** The player, as high as the embedding frame. */
export const Screen = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto auto auto',
  minHeight: '100dvh',
  px: '$3',
  paddingBottom: '$3',
  background: '$conBg',
  color: '$conInk',
  [lowFrame]: { minHeight: 'calc(100dvh + 52px)' },
  [lowestFrame]: {
    '& > [role=region]': { order: 1 },
    '& > [role=group]': { order: 2 },
  },
  // In portrait, as high as the picture plus the controls below it.
  '@media (orientation: portrait)': {
    minHeight: 'min(100dvh, 100vw + 19rem)',
    [wideFrame]: { minHeight: 'min(100dvh, 56.25vw + 14rem)' },
  },
  '@noScript': { minHeight: 0 },
});

export const Stage = styled('div', {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  containerType: 'size',
  minHeight: 'min(62vw, 300px)',
  [lowFrame]: { minHeight: 96 },
  [lowestFrame]: { minHeight: 'calc(100dvh - 44px)' },
  '@noScript': { minHeight: '56vw' },
});

/** The picture, as large as the stage allows; a narrow stage shows its middle square. */
export const View = styled('div', {
  position: 'relative',
  width: 'min(100cqw, 100cqh * 16 / 9)',
  aspectRatio: '16 / 9',
  // The title bar moves above the square.
  [square]: { width: `min(100cqw, 100cqh - ${bar}px)`, aspectRatio: '1', marginTop: bar },
});

export const Bar = styled('div', {
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  px: '$4',
  minHeight: 44,
  text: 'mono',
  [square]: { top: -bar, minHeight: bar },
  [lowestFrame]: { display: 'none' },
  '& i': { fontStyle: 'normal', display: 'none', '@sm': { display: 'inline' } },
});

export const Clock = styled('span', {
  marginLeft: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& span': { color: '$conMuted', marginRight: '$3' },
});

export const PlayButton = styled('button', {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  size: 76,
  [lowFrame]: { size: 56 },
  borderRadius: '$full',
  background: '$conSun',
  color: '$onSun',
  transition: 'transform $transitions$fade',
  '&:hover': { transform: 'scale(1.06)' },
  '& svg': { fill: 'currentColor', marginLeft: 4 },
  '@noScript': { display: 'none' },
});

export const Caption = styled('p', {
  minHeight: '2.75em',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontSize: '$body',
  lineHeight: 1.3,
  fontWeight: 600,
  textWrap: 'balance',
  '& small': { marginLeft: '$3', text: 'mono', color: '$conMuted' },
  '@sm': { fontSize: '$lead' },
});
