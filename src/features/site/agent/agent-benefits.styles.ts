import { styled } from '#src/design/stitches.config.ts';

export const Benefits = styled('ul', {
  listStyle: 'none',
  marginTop: '$9',
  '@lg': { columnCount: 2, columnGap: '$10' },
  '& > li': {
    display: 'flex',
    gap: '$5',
    paddingTop: '$5',
    paddingBottom: '$5',
    borderTop: '1px solid $line',
    breakInside: 'avoid',
  },
  // Explicit column breaks keep rows in place when a note is opened.
  '& > .second': { '@lg': { breakBefore: 'column' } },
  '& > li > svg': { marginTop: 3, color: '$liveText' },
  '& > li:has(strong) > svg': { marginTop: 9 },
  '& p': { textWrap: 'balance' },
  '& strong small': {
    text: 'body',
    fontWeight: 500,
    letterSpacing: 0,
    color: '$inkMuted',
  },
  '& strong + p': { marginTop: '$3' },
});
