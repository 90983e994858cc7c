import { styled } from '#src/design/stitches.config.ts';

export const Section = styled('section', {
  maxWidth: '51em',
  margin: '0 auto',
  px: '$5',
  py: '$8',
  color: '$conMuted',
  text: 'ui',
  '& h2, & summary': { text: 'ui', fontWeight: 600, color: '$conInk' },
  '& details': { marginTop: '$7' },
  '& summary': { display: 'list-item', py: '$4', cursor: 'pointer' },
});

export const Beats = styled('ol', {
  display: 'grid',
  rowGap: '$4',
  marginTop: '$4',
  '& li': { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)' },
  '& span': { text: 'mono', lineHeight: 1.8, fontVariantNumeric: 'tabular-nums' },
  '& strong': { color: '$conInk', fontWeight: 600 },
});
