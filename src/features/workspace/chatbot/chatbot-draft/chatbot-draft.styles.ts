import { keyframes, styled } from '#src/design/stitches.config.ts';

export const Fields = styled('form', { display: 'grid', gap: '$5' });

const slideIn = keyframes({ from: { transform: 'translateY(calc(100% + 16px))' } });

export const Bar = styled('div', {
  position: 'sticky',
  bottom: '$5',
  zIndex: '$sticky',
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4 $5',
  marginTop: '$6',
  padding: '$4 $5',
  border: '1px solid $lineStrong',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$pop',
  variants: {
    shown: {
      true: {
        display: 'flex',
        // Keeps focused elements and the caret above the bar.
        'html:has(&)': { scrollPaddingBottom: 104 },
        animationName: slideIn,
        animationDuration: '$transitions$move',
        animationTimingFunction: '$transitions$ease',
      },
    },
  },
});

export const BarText = styled('p', { flex: '1 1 240px', fontWeight: 500 });

export const BarActions = styled('div', {
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$4',
});
