import { styled } from '#src/design/stitches.config.ts';

export const Form = styled('form', {
  display: 'grid',
  gap: '$6',
  '& > button': { marginTop: '$4' },
});

export const Fields = styled('div', {
  display: 'grid',
  gap: '$6',
  alignItems: 'start',
  '@sm': { gridTemplateColumns: '1fr 1fr', columnGap: '$5' },
});

export const Cell = styled('div', {
  gridColumn: '1 / -1',
  variants: { half: { true: { '@sm': { gridColumn: 'auto' } } } },
});

export const SmallPrint = styled('p', { text: 'small', textWrap: 'balance', color: '$inkSubtle' });
