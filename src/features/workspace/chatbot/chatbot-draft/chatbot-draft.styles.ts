import { keyframes, styled } from '#src/design/stitches.config.ts';

export const Fields = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
});

/** The visible name of a group of radio buttons. */
export const Name = styled('p', { marginBottom: '$3', text: 'ui', fontWeight: 500 });

export const Distances = styled('div', {
  display: 'grid',
  gap: '$5',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: '1fr 1fr' },
});

/** The color picker inside the right edge of a text field. */
export const Swatch = styled('span', {
  position: 'absolute',
  right: 4,
  top: 4,
  '& > input': {
    display: 'block',
    width: 44,
    height: 32,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
});

export const Weak = styled('p', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  marginTop: '$3',
  text: 'small',
  color: '$warn',
});

const slideIn = keyframes({ from: { transform: 'translateY(calc(100% + 16px))' } });

export const Bar = styled('div', {
  position: 'sticky',
  bottom: '$5',
  zIndex: '$sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4 $5',
  // The height of the buttons: the confirmation takes the same place.
  minHeight: 58,
  marginTop: '$6',
  // Same place at the end of the page: a message above must not move it during a press.
  marginBottom: 'calc($space$5 - $space$10)',
  padding: '$4 $5',
  border: '1px solid $lineStrong',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$pop',
  // With large text on a low screen it would cover the fields.
  '@media (max-height: 20em)': { position: 'static' },
  // The focused confirmation stays until the focus leaves it.
  '&[hidden]:focus-within': { display: 'flex !important' },
  variants: {
    shown: {
      true: {
        // Keeps focused elements and the caret above the bar.
        'html:has(&)': {
          scrollPaddingBottom: '6.5rem',
          '@belowSm': { scrollPaddingBottom: '10.5rem' },
          '@media (max-height: 20em)': { scrollPaddingBottom: 0 },
        },
        animationName: slideIn,
        animationDuration: '$transitions$move',
        animationTimingFunction: '$transitions$ease',
      },
    },
  },
});

export const BarText = styled('p', {
  flex: '1 1 240px',
  fontWeight: 500,
  variants: { tone: { neutral: {}, saved: { color: '$ok' }, warn: { color: '$warn' } } },
});

export const BarActions = styled('div', {
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$4',
});
