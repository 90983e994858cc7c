import { styled } from '#src/design/stitches.config.ts';

export const Hero = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$9',
  paddingTop: '$9',
  '@md': { paddingTop: '$10' },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
    gap: '$10',
    paddingTop: '$11',
  },
});

// Its place does not depend on the console, which is drawn later.
export const Pitch = styled('div', { '@lg': { paddingTop: '$9' }, '& h1': { text: 'h1' } });

export const Identity = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '$4',
  rowGap: '$2',
  marginBottom: '$6',
  text: 'ui',
  '& strong': { fontWeight: 600 },
  '& > span:last-child': { color: '$inkMuted' },
});

export const Lead = styled('p', {
  maxWidth: '31em',
  marginTop: '$6',
  text: 'lead',
  color: '$inkMuted',
});

export const Audience = styled('p', {
  maxWidth: '31em',
  marginTop: '$5',
  text: 'small',
  textWrap: 'balance',
  color: '$inkSubtle',
});

export const Overview = styled('div', {
  display: 'grid',
  gap: '$7',
  '@lg': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '$10' },
});

export const Prose = styled('div', {
  '& p': { maxWidth: '45em', marginTop: '$5', color: '$inkMuted' },
  '& p:first-child': { marginTop: 0, text: 'lead', color: '$ink', maxWidth: '36em' },
});

export const Capabilities = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  columnGap: '$8',
  rowGap: '$8',
  marginTop: '$9',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '$8', rowGap: '$9' },
  '& > li': { paddingTop: '$5', borderTop: '1px solid $line' },
  '& > li > span': { text: 'mono', fontSize: '$small', color: '$inkSubtle' },
  '& h3': { text: 'h3', marginTop: '$4' },
  '& p': { marginTop: '$3', maxWidth: '31em', color: '$inkMuted', textWrap: 'balance' },
});

export const VideoSplit = styled('div', {
  display: 'grid',
  gap: '$8',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: '$10',
    alignItems: 'center',
  },
});
