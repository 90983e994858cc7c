import { styled } from '#src/design/stitches.config.ts';

export const Jump = styled('a', {
  loneLink: 44,
  justifySelf: 'end',
  gap: '$3',
  marginTop: '$4',
  '@print': { display: 'none' },
});

export const Reasons = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$8',
  marginTop: '$8',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '$9' },
  '& li': { paddingTop: '$6', borderTop: '1px solid $line' },
  '& h3': { text: 'h3' },
  '& p': { marginTop: '$3', maxWidth: '27em', color: '$inkMuted', textWrap: 'balance' },
});

export const NoPositions = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$8',
  '& > div': {
    display: 'grid',
    justifyItems: 'start',
    padding: '$7',
    box: '$panel',
    '@md': { padding: '$9' },
  },
  '& strong': { marginTop: '$7', text: 'h3' },
  '& p': { marginTop: '$4', maxWidth: '35em', color: '$inkMuted' },
  '& div > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$4 $6',
    marginTop: '$7',
  },
  '& div > div > a:last-child': {
    loneLink: 44,
    text: 'ui',
    overflowWrap: 'anywhere',
  },
  '@lg': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '$10' },
});
