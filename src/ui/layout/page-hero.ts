import { styled } from '#src/design/stitches.config.ts';
import { below } from '#src/design/tokens.ts';

/** Page header: heading and lead, with an optional picture. */
export const PageHero = styled('div', {
  display: 'grid',
  gap: '$9',
  paddingTop: '$9',
  '@md': { paddingTop: '$11' },
  '& h1': { text: 'h1' },
  '& h1:not(:first-child)': { marginTop: '$6' },
  variants: {
    split: {
      true: {
        alignItems: 'center',
        '@lg': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)', gap: '$11' },
      },
    },
  },
});

export const PageLead = styled('p', {
  maxWidth: '31em',
  marginTop: '$6',
  text: 'lead',
  textWrap: 'balance',
  color: '$inkMuted',
});

export const HeroActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4',
  marginTop: '$8',
  '@belowSm': { '& > *': { flexGrow: 1 } },
  // Two buttons nearly fill a row: the width of the face decides if they fit.
  [`@media ${below(375)}`]: { flexDirection: 'column' },
});
