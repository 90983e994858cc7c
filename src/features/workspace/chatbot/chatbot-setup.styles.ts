import { styled } from '#src/design/stitches.config.ts';

export const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  '@lg': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
});

export const Cards = styled('div', { display: 'grid', gap: '$6', minWidth: 0 });

export const Beside = styled('section', {
  display: 'none',
  minWidth: 0,
  '@lg': { display: 'block', position: 'sticky', top: '$6' },
});
