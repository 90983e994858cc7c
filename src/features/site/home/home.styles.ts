import { styled } from '#src/design/stitches.config.ts';
import { Container } from '#src/ui/layout/layout.ts';

export const Hero = styled('section', {
  containPaint: true,
  display: 'grid',
  gap: '$9',
  alignItems: 'center',
  paddingTop: '$9',
  '@md': { paddingTop: '$10' },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
    // Leaves room for two words of the headline.
    gap: '$8',
    paddingTop: '$11',
    minHeight: 560,
  },
});

export const Pitch = styled('div', {
  '& h1': { text: 'display' },
});

export const Lead = styled('p', {
  maxWidth: '31em',
  margin: '$7 0 $8',
  text: 'lead',
  color: '$inkMuted',
});

export const Picture = styled('div', { minWidth: 0 });

/** Sets the quotes apart from the sections around them, across the page. */
export const Band = styled('div', {
  marginTop: '$11',
  py: '$10',
  borderBlock: '1px solid $line',
  background: '$sunken',
  '@lg': { marginTop: '$12' },
});

/** The estimate belongs to the results above it. */
export const Worth = styled(Container, {
  '& section': { paddingTop: '$9', '& h2': { text: 'h3' } },
});

/** Access to the systems above it, in their columns. */
export const Access = styled('div', {
  marginTop: '$9',
  '& h2': { text: 'h3', maxWidth: 'none' },
  '& p': { marginTop: '$3', text: 'ui' },
  '& dl': { marginTop: '$6', '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The questions in the closing band, on its dark ground. */
export const Questions = styled('div', {
  '& h2': { text: 'h3' },
  '& h2 + p': { margin: '$3 0 $6', text: 'ui' },
  '& details': { borderColor: '$conLine' },
  '& h2 + p, & details p': { color: '$conMuted' },
});

export const Note = styled('p', { marginTop: '$6', text: 'small', color: '$inkSubtle' });
