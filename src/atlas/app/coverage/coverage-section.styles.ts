import { styled } from '#src/design/stitches.config.ts';

export const Meters = styled('ul', {
  listStyle: 'none',
  display: 'grid',
  gap: '$4 $8',
  marginTop: '$5',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& p': { display: 'flex', gap: '$4', text: 'small', fontVariantNumeric: 'tabular-nums' },
  '& p > span:last-child': { marginLeft: 'auto', fontWeight: 600 },
});

export const Bar = styled('svg', {
  display: 'block',
  width: '100%',
  height: 8,
  marginTop: '$2',
  '& .track': { fill: '$sunken' },
  '& .share': { fill: '$live' },
  '& .edge': { fill: 'none', stroke: '$lineStrong' },
});

export const Lists = styled('div', {
  display: 'grid',
  gap: '$5',
  marginTop: '$6',
  '& summary': { target: 44, paddingTop: '$4', text: 'ui', fontWeight: 600, cursor: 'pointer' },
  '& ul': { listStyle: 'none', text: 'small', color: '$inkMuted' },
  '& li': { py: '$3', borderTop: '1px solid $line', overflowWrap: 'anywhere' },
  '& code': { fontFamily: '$mono', fontSize: '$mono', color: '$ink' },
  '& a': { color: '$brand' },
});
