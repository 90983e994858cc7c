import { styled } from '#src/design/stitches.config.ts';
import { settling } from '#src/ui/illustrations/console.ts';

export const Question = styled('p', {
  px: '$5',
  py: '$5',
  borderBottom: '1px solid $conLine',
  text: 'ui',
  fontWeight: 600,
});

export const Answer = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$4',
  px: '$5',
  py: '$5',
  text: 'small',
});

export const Sentence = styled('li', { textWrap: 'pretty', variants: { state: settling } });

/** A citation number, after the sentence and in the list of sources. */
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
  display: 'grid',
  gap: '$3',
  margin: '0 $5',
  paddingTop: '$5',
  paddingBottom: '$6',
  borderTop: '1px solid $conLine',
  text: 'small',
});

export const Citation = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'baseline',
  '@md': { gridTemplateColumns: 'auto 8.75rem minmax(0, 1fr)' },
  '& b': { fontFamily: '$mono', fontWeight: 500 },
  '& > span:last-child': { color: '$conMuted', '@belowMd': { gridColumn: 2 } },
  variants: { state: settling },
});
