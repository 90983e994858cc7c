import { styled } from '#src/design/stitches.config.ts';

/** Facts about the selected part. */
export const PartPanel = styled('section', {
  marginTop: '$5',
  text: 'small',
  color: '$inkMuted',
  '& h2': { text: 'small', fontWeight: 600, color: '$ink', marginBottom: '$2' },
  '& ul': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '$2 $6' },
  '& b': { fontWeight: 600 },
  '& select': { maxWidth: '20rem' },
  '& code': { fontFamily: '$mono', fontSize: '$mono' },
  '& a': { display: 'inline-block', minHeight: 24, color: '$brand' },
});

/** Lists of paths, side by side. */
export const Paths = styled('div', {
  display: 'grid',
  gap: '$3 $6',
  marginTop: '$3',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& p': { fontWeight: 600 },
  '& ul': { display: 'grid', gap: '$1', marginTop: '$1' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '$2' },
});
