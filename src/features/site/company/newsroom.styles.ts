import { styled } from '#src/design/stitches.config.ts';

/** One wide card; its link covers the whole card. */
export const Podcast = styled('article', {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  box: '$panel',
  transition: 'border-color $transitions$fade',
  '&:hover': { borderColor: '$lineStrong' },
  '& > div': { display: 'grid', justifyItems: 'start', alignContent: 'center', padding: '$7' },
  '& > div > span:first-child': { text: 'small', color: '$inkSubtle' },
  '& h2': { text: 'h2', marginTop: '$4' },
  '& p': { marginTop: '$4', maxWidth: '35em', color: '$inkMuted' },
  '& a': {
    loneLink: 44,
    gap: '$3',
    marginTop: '$5',
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@md': { '& > div': { padding: '$9' } },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& > div': { padding: '$10', borderRight: '1px solid $line' },
  },
});

export const Press = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  paddingTop: '$8',
  borderTop: '1px solid $line',
  '& p': { text: 'lead', maxWidth: '31em', textWrap: 'balance', color: '$inkMuted' },
  '& a': { loneLink: 44, marginTop: '$4', overflowWrap: 'anywhere' },
  // In line with the lead of the page.
  '@lg': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '$8' },
});
