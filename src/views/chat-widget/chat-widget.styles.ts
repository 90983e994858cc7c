import { keyframes, styled } from '../../design/stitches.config';

export const Launcher = styled('button', {
  position: 'absolute',
  right: '$5',
  bottom: '$5',
  display: 'grid',
  placeItems: 'center',
  size: 56,
  borderRadius: '$full',
  background: '$cta',
  color: '$onCta',
  boxShadow: '$pop',
  '&:hover': { background: '$ctaHover' },
  '@forced': { border: '1px solid ButtonText' },
});

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

export const Panel = styled('div', {
  position: 'absolute',
  right: '$5',
  bottom: '$5',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: 'min(352px, 100% - 2 * $space$5)',
  height: 'min(480px, 100% - 2 * $space$5)',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$panel',
  background: '$raised',
  boxShadow: '$pop',
  fontSize: '$dense',
  lineHeight: 1.45,
  animationName: rise as unknown as string,
  animationDuration: '$transitions$move',
  animationTimingFunction: '$transitions$ease',
});

export const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3 $3 $3 $5',
  borderBottom: '1px solid $line',
  '& p': {
    minWidth: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: 600,
  },
});

export const Close = styled('button', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  size: 36,
  borderRadius: '$control',
  color: '$inkMuted',
  '&:hover': { background: '$sunken', color: '$ink' },
  '@media (pointer: coarse)': { size: 44 },
});

export const Log = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$5',
  '&:focus-visible': { outlineOffset: -3 },
});

export const Bubble = styled('p', {
  minWidth: 0,
  maxWidth: '88%',
  px: '$4',
  py: '$3',
  border: '1px solid transparent',
  borderRadius: '$card',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  variants: {
    from: {
      chatbot: { justifySelf: 'start', background: '$sunken', borderBottomLeftRadius: '$tag' },
      visitor: { justifySelf: 'end', background: '$brandTint', borderBottomRightRadius: '$tag' },
    },
  },
});

export const Choices = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  minWidth: 0,
  '& button': {
    maxWidth: '100%',
    minHeight: 36,
    px: '$4',
    py: '$2',
    border: '1px solid $lineStrong',
    borderRadius: '$card',
    color: '$brand',
    fontWeight: 500,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '&:hover': { background: '$sunken' },
    '&:last-child': { borderColor: 'transparent', color: '$inkMuted' },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
});

export const Handover = styled('form', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  minWidth: 0,
  '& > div': { width: '100%' },
});

export const Composer = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$3',
  padding: '$4',
  borderTop: '1px solid $line',
});
