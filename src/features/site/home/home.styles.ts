import { styled } from '#src/design/stitches.config.ts';

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

/** Sets the quotes apart from the sections around them. */
export const Inset = styled('div', {
  '@lg': {
    position: 'relative',
    padding: '$10',
    border: '1px solid $line',
    borderRadius: '$panel',
    background: '$sunken',
  },
});

export const Note = styled('p', { marginTop: '$6', text: 'small', color: '$inkSubtle' });
