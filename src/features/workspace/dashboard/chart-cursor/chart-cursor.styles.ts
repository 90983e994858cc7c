import { styled } from '#src/design/stitches.config.ts';

export const Reader = styled('div', {
  position: 'relative',
  touchAction: 'pan-y',
  borderRadius: '$tag',
  '&:focus-visible': { outlineOffset: '6px' },
});

/** Instruction for the keyboard, below the chart; covers only its margin. */
export const Hint = styled('p', {
  position: 'absolute',
  right: 0,
  top: 'calc(100% - 4px)',
  px: '$3',
  borderRadius: '$tag',
  background: '$ink',
  color: '$canvas',
  text: 'small',
  visibility: 'hidden',
  ':focus-visible > &': { visibility: 'visible' },
});
