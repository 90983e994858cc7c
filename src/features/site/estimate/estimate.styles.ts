import { styled } from '#src/design/stitches.config.ts';

export const ExampleCard = styled('div', {
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  gap: '$6',
  marginTop: '$8',
  padding: '$7',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
  '& > a': { '@noScript': { display: 'none' } },
  '@md': {
    gridTemplateColumns: '1fr 1fr auto',
    '& > span': { gridColumn: '1 / -1' },
    '& > p': { alignSelf: 'start' },
  },
});
