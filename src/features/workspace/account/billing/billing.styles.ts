import { styled } from '#src/design/stitches.config.ts';

export const Cards = styled('div', {
  display: 'grid',
  gap: '$5',
  '@sm': { gridTemplateColumns: '1fr 1fr' },
});

export const Price = styled('p', {
  display: 'grid',
  marginTop: '$4',
  '& strong': { fontSize: '$h3', lineHeight: 1.2, fontWeight: 600, letterSpacing: '-.015em' },
  '& span': { marginTop: '$2', color: '$inkMuted', fontVariantNumeric: 'tabular-nums' },
});

export const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$2 $4',
  marginTop: '$5',
  paddingTop: '$4',
  borderTop: '1px solid $line',
  '& dt': { color: '$inkSubtle' },
  '& dd': { margin: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});

export const Sum = styled('p', {
  text: 'small',
  color: '$inkMuted',
  fontVariantNumeric: 'tabular-nums',
});

export const InvoiceLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  color: '$brand',
  fontWeight: 500,
  textUnderlineOffset: '3px',
  target: 36,
});
