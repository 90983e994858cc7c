import { styled } from '#src/design/stitches.config.ts';

export const Reader = styled('div', {
  touchAction: 'pan-y',
  borderRadius: '$tag',
  '&:focus-visible': { outlineOffset: '6px' },
});

/** Reserves its height: nothing moves when a value appears. */
export const Readout = styled('p', {
  minHeight: '1.45em',
  marginBottom: '$4',
  text: 'small',
  color: '$inkMuted',
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: '$ink', fontWeight: 600 },
  '@belowSm': { minHeight: '2.9em' },
});
