import { styled } from '#src/design/stitches.config.ts';

export const Reader = styled('div', {
  position: 'relative',
  touchAction: 'pan-y',
  borderRadius: '$tag',
  '&:focus-visible': { outlineOffset: '6px' },
});

/** Instruction for the keyboard, above the chart; covers nothing but its margin. */
export const Hint = styled('p', {
  position: 'absolute',
  right: 0,
  bottom: '100%',
  px: '$3',
  borderRadius: '$tag',
  background: '$ink',
  color: '$canvas',
  text: 'small',
  visibility: 'hidden',
  ':focus-visible > &': { visibility: 'visible' },
});
