import { styled } from '#src/design/stitches.config.ts';

export const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  '@lg': { gridTemplateColumns: '176px minmax(0, 640px)', columnGap: '$9' },
});

export const Sections = styled('div', {
  display: 'grid',
  gap: '$10',
  maxWidth: 640,
  minWidth: 0,
});

export const Section = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '& > h2': { fontSize: '1.25rem', lineHeight: 1.2, fontWeight: 600, letterSpacing: '-.015em' },
  '& h3': { fontSize: '$ui', fontWeight: 600 },
});

export const Lead = styled('p', { marginTop: '-$4', maxWidth: '37em', color: '$inkMuted' });
