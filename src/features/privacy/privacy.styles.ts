import { styled } from '#src/design/stitches.config.ts';

export const Rows = styled('dl', {
  marginTop: '$8',
  '& > div': {
    display: 'grid',
    gap: '$3 $8',
    paddingTop: '$6',
    paddingBottom: '$6',
    borderTop: '1px solid $line',
    '@md': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    '@lg': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { maxWidth: '35em', color: '$inkMuted' },
  '& dd:nth-child(3)': {
    color: '$inkSubtle',
    '@md': { gridColumn: 2 },
    '@lg': { gridColumn: 'auto' },
  },
  '& a': {
    display: 'block',
    width: 'fit-content',
    paddingTop: '$3',
    fontWeight: 600,
    color: '$brand',
    textUnderlineOffset: '4px',
  },
});

export const Question = styled('p', {
  paddingTop: '$6',
  borderTop: '1px solid $line',
  color: '$inkMuted',
  '& a': { fontWeight: 600, color: '$brand', overflowWrap: 'anywhere', textUnderlineOffset: '4px' },
});
