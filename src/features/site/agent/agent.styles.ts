import { styled } from '#src/design/stitches.config.ts';

export const Hero = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$9',
  alignItems: 'center',
  paddingTop: '$9',
  '@md': { paddingTop: '$10' },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
    gap: '$10',
    paddingTop: '$11',
  },
});

export const Pitch = styled('div', { '& h1': { text: 'h1' } });

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
  maxWidth: '46ch',
  marginTop: '$6',
  text: 'lead',
  color: '$inkMuted',
});

export const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4',
  marginTop: '$8',
});

export const Audience = styled('p', {
  maxWidth: '46ch',
  marginTop: '$5',
  text: 'small',
  textWrap: 'balance',
  color: '$inkSubtle',
});

export const Picture = styled('div', { minWidth: 0 });

/** Gives the map, which fills its container, an aspect ratio. */
export const Overview = styled('div', {
  display: 'grid',
  gap: '$9',
  '@lg': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '$11' },
});

export const Prose = styled('div', {
  '& p': { maxWidth: '68ch', marginTop: '$5', color: '$inkMuted' },
  '& h2 + p': { marginTop: '$7', text: 'lead', color: '$ink', maxWidth: '54ch' },
});

export const Limits = styled('div', {
  display: 'grid',
  gap: '$8',
  alignContent: 'start',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'none', paddingTop: '$3' },
});

export const LimitList = styled('ul', { listStyle: 'none', marginTop: '$4' });

const line = (strand: number) => ({ '& svg': { stroke: `$colors$strand${strand}` } });
const node = (strand: number) => ({ '& circle': { fill: `$colors$strand${strand}` } });

/** Limits of the agent: its strand is continuous, or broken where it asks first. */
export const Limit = styled('div', {
  '& h3': { text: 'h3' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: '$4',
    padding: '$4 0',
    text: 'ui',
    textWrap: 'balance',
    '& + li': { borderTop: '1px solid $line' },
  },
  '& svg': { width: 44, height: 24, fill: 'none', strokeWidth: 2.25, strokeLinecap: 'round' },
  variants: {
    strand: { 1: line(1), 2: line(2), 3: line(3), 4: line(4), 5: line(5), 6: line(6), 7: line(7) },
    alone: { true: {}, false: { '& circle': { fill: '$canvas' } } },
  },
  compoundVariants: ([1, 2, 3, 4, 5, 6, 7] as const).map((strand) => ({
    strand,
    alone: true,
    css: node(strand),
  })),
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
  '& p': { marginTop: '$3', maxWidth: '46ch', color: '$inkMuted', textWrap: 'balance' },
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
