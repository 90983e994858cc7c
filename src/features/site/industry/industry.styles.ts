import { styled } from '#src/design/stitches.config.ts';
import { below, breakpoints, from } from '#src/design/tokens.ts';

/** Background of a scene. */
export const Sheet = styled('div', {
  overflow: 'hidden',
  box: '$panel',
  '& img': { width: '100%' },
});

export const Split = styled('div', {
  display: 'grid',
  gap: '$8',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: '$10',
    '& > h2': { maxWidth: '10.8em', position: 'sticky', top: 104, alignSelf: 'start' },
  },
});

export const Prose = styled('div', {
  display: 'grid',
  gap: '$6',
  maxWidth: '45em',
  color: '$inkMuted',
  '& p:first-child': { text: 'lead', color: '$ink' },
});

export const Challenges = styled('ol', { listStyle: 'none' });

export const Challenge = styled('li', {
  display: 'grid',
  gap: '$6',
  [`@media ${from(320)}`]: { gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)' },
  py: '$7',
  borderTop: '1px solid $line',
  '&:first-child': { '@lg': { paddingTop: 0, borderTop: 0 } },
  '&:last-child': { '@lg': { paddingBottom: 0 } },
  '& > span': {
    text: 'mono',
    fontSize: 'min(2.5rem, 12.5vw)',
    lineHeight: 1,
    letterSpacing: '-.02em',
    color: '$brand',
  },
  '& h3': { text: 'h3' },
  '& p': { marginTop: '$3', maxWidth: '40em', color: '$inkMuted', textWrap: 'balance' },
});

export const Columns = styled('div', {
  display: 'grid',
  gap: '$11',
  paddingTop: '$11',
  '@md': { paddingTop: 88 },
  '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$10', paddingTop: '$12' },
  // Operations has more content than workforce: a wider column evens their heights.
  '@xl': { gridTemplateColumns: 'minmax(0, 15fr) minmax(0, 9fr)', gap: '$11' },
});

export const Rows = styled('ul', { listStyle: 'none', marginTop: '$8' });

export const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$5',
  py: '$7',
  borderTop: '1px solid $line',
  '& > span': { marginTop: 2 },
  '& h3': { text: 'h3' },
});

export const RowText = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$4',
  marginTop: '$3',
  '& p': { textWrap: 'balance', color: '$inkMuted' },
  '& ul': { paddingLeft: '$6', '@sm': { paddingLeft: '$5' } },
  '& ul li': {
    paddingLeft: '$2',
    text: 'ui',
    textWrap: 'balance',
    '&::marker': { color: '$lineStrong' },
  },
  '& ul li:not(:first-child)': { marginTop: '$3' },
  '& a': {
    loneLink: 44,
    // A taller neighbor must not push the link away from its text.
    alignSelf: 'start',
    gap: '$3',
    text: 'ui',
  },
  variants: {
    wide: {
      true: {
        '@xl': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto 1fr',
          gap: '$2 $8',
          '& ul': { gridColumn: 2, gridRow: '1 / 3', paddingTop: '$1' },
        },
      },
    },
  },
});

export const Results = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  marginTop: '$8',
  borderBottom: '1px solid $line',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Neighbors share the rows of figure, label and measurement.
  '& > li': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    rowGap: 0,
    py: '$7',
    borderTop: '1px solid $line',
    '@sm': { px: '$7' },
  },
  '& > li > span': { maxWidth: '21em', textWrap: 'balance' },
  [`@media ${from(breakpoints.sm)} and ${below(breakpoints.lg)}`]: {
    '& > li:nth-child(odd)': { paddingLeft: 0 },
    '& > li:nth-child(even)': { borderLeft: '1px solid $line' },
  },
  '@lg': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li:nth-child(3n + 1)': { paddingLeft: 0 },
    '& > li:not(:nth-child(3n + 1))': { paddingLeft: '$6', borderLeft: '1px solid $line' },
  },
});
