import { styled } from '#src/design/stitches.config.ts';

/** Ten of twelve columns, centered. */
export const Column = styled('div', {
  paddingTop: '$9',
  '@md': { paddingTop: '$10' },
  '@lg': { maxWidth: 1035, marginLeft: 'auto', marginRight: 'auto' },
});

export const Intro = styled('header', {
  marginBottom: '$8',
  '& h1': { text: 'h1' },
  '& p': {
    maxWidth: '40em',
    marginTop: '$5',
    text: 'lead',
    textWrap: 'balance',
    color: '$inkMuted',
  },
});

export const Talk = styled('section', {
  display: 'grid',
  gap: '$6',
  justifyItems: 'start',
  marginTop: '$10',
  paddingTop: '$8',
  borderTop: '1px solid $line',
  '& h2': { text: 'h3' },
  '& p': {
    marginTop: '$3',
    text: 'body',
    textWrap: 'balance',
    color: '$inkMuted',
    maxWidth: '31em',
  },
  '@md': { gridTemplateColumns: '1fr auto', alignItems: 'center', marginTop: '$11' },
});
