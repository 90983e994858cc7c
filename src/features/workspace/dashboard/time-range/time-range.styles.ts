import { styled } from '#src/design/stitches.config.ts';

export const Group = styled('div', {
  display: 'grid',
  justifyItems: 'end',
  gap: '$4',
  minWidth: 0,
  '@belowMd': { justifyItems: 'start', width: '100%' },
});

export const Dates = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $5',
});

export const DateLabel = styled('label', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  text: 'small',
  fontWeight: 500,
  '@belowMd': { '& > span': { minWidth: '5em' } },
  '& input': { width: '9.25rem', px: '$3', fontVariantNumeric: 'tabular-nums' },
});

export const Note = styled('p', {
  display: 'flex',
  gap: '$3',
  text: 'small',
  color: '$inkMuted',
  '& svg': { flex: 'none', marginTop: 2 },
  '&:empty': { display: 'none' },
  variants: { isWrong: { true: { color: '$bad', fontWeight: 500 } } },
});

export const Label = styled('span', { color: '$ink', fontWeight: 500 });
export const Now = styled('span', { marginLeft: '$3', color: '$inkSubtle' });
