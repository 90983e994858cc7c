import { styled } from '../../design/stitches.config';

export const Question = styled('p', {
  px: '$5',
  py: '$5',
  borderBottom: '1px solid $conLine',
  text: 'ui',
  fontWeight: 600,
});

export const Answer = styled('ul', {
  listStyle: 'none',
  py: '$4',
  text: 'small',
  '& li': { py: '$2' },
  '& li + li': { borderTop: 0 },
});

/** The number of a source, beside what it supports and in the list. */
export const Cite = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  minHeight: 20,
  marginRight: '$2',
  borderRadius: '$tag',
  background: '$conRaised',
  color: '$conLive',
  text: 'mono',
});

export const Citations = styled('ol', {
  listStyle: 'none',
  borderTop: '1px solid $conLine',
  text: 'small',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '$4',
    alignItems: 'baseline',
    py: '$3',
    '@md': { gridTemplateColumns: 'auto 136px minmax(0, 1fr)' },
  },
  '& b': { fontFamily: '$mono', fontWeight: 500, '@belowMd': { lineHeight: 1.3 } },
  '& li > span:last-child': {
    color: '$conMuted',
    '@belowMd': { gridColumn: 2 },
  },
});
