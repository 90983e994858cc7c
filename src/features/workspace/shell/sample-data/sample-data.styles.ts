import { styled } from '#src/design/stitches.config.ts';

export const Panel = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  borderTop: '1px solid $line',
  '& > button': { justifyContent: 'start', px: 0, fontWeight: 500 },
});

export const SizeLabel = styled('label', { text: 'small', color: '$inkMuted' });

export const SizeSelect = styled('select', {
  width: '100%',
  px: '$3',
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  background: '$surface',
  text: 'small',
  target: 36,
});
