import { styled } from '#src/design/stitches.config.ts';

export const ExampleCard = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$6',
  marginTop: '$8',
  padding: '$7',
  box: '$card',
  '& > a': { '@noScript': { display: 'none' } },
  // As high as the form, or as the screen: nothing below moves there when the form comes.
  ':root[data-estimate] &': {
    minHeight: '100vh',
    alignContent: 'start',
    '@lg': { minHeight: '43.5rem' },
  },
  ':root[data-estimate] & > p': { visibility: 'hidden' },
  '& small': { display: 'block', marginTop: '$2', text: 'small', color: '$inkMuted' },
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '$8',
    '& > span': { gridColumn: '1 / -1' },
  },
});
