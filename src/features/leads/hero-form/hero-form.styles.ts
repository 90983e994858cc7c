import { styled } from '#src/design/stitches.config.ts';

export const Row = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'end',
  '& label': { display: 'grid', gap: '$3', text: 'ui', fontWeight: 500 },
  '@sm': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

export const Note = styled('p', { marginTop: '$4', text: 'small', color: '$inkSubtle' });
