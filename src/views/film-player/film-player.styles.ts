import { styled } from '../../design/stitches.config';

/** All that is needed to watch, as high as the frame that the page is put into. */
export const Screen = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto auto auto',
  minHeight: '100dvh',
  px: '$3',
  paddingBottom: '$3',
  background: '$conBg',
  color: '$conInk',
  '@noScript': { minHeight: 0 },
});

export const Stage = styled('div', {
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  minHeight: 'min(62vw, 300px)',
  '@noScript': { minHeight: '56vw' },
});

/** The picture: as large as the stage lets it be. Narrow and upright, its middle square. */
export const View = styled('div', {
  position: 'relative',
  width: 'min(100cqw, 100cqh * 16 / 9)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
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
});

export const Clock = styled('span', {
  marginLeft: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: '$conMuted', marginRight: '$3' },
});

export const Poster = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const PlayButton = styled('button', {
  display: 'grid',
  placeItems: 'center',
  size: 76,
  borderRadius: '$full',
  background: '$conSun',
  color: '$onSun',
  transition: 'transform $transitions$fade',
  '&:hover': { transform: 'scale(1.06)' },
  '& svg': { fill: 'currentColor', marginLeft: 4 },
  '@noScript': { display: 'none' },
});

export const Title = styled('p', {
  position: 'absolute',
  left: '$4',
  right: '$4',
  bottom: '$3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$4',
  text: 'ui',
  fontWeight: 600,
  '& time': { text: 'mono', color: '$conMuted' },
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
  '@sm': { fontSize: '$lead' },
});
