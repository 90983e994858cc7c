import { styled } from '#src/design/stitches.config.ts';
import { themed } from '#src/design/themes.ts';

export const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
  minHeight: 40,
  marginBottom: '$4',
  '& h2': { fontSize: '$ui', fontWeight: 600 },
});

/** Follows the choice above it, not the site's theme. */
export const Frame = styled('div', {
  ...themed('light'),
  '@media screen': { ':has([value="dark"]:checked) + &': themed('dark') },
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // Leaves room for the questions to try, and for the save bar.
  height: 'clamp(360px, 100dvh - 400px, 620px)',
  '@belowLg': { height: 'clamp(320px, 100dvh - 344px, 560px)' },
  overflow: 'hidden',
  box: '$card',
  color: '$ink',
});

export const Address = styled('p', {
  px: '$5',
  py: '$3',
  borderBottom: '1px solid $line',
  background: '$sunken',
  color: '$inkSubtle',
  text: 'small',
});

/** A schematic page: a heading and some lines. */
export const Sketch = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  padding: '$7 $6',
  '& span': { height: 8, borderRadius: '$full', background: '$line' },
  '& span:first-child': { width: '62%', height: 20 },
  '& span:nth-child(2)': { width: '38%', marginBottom: '$5' },
  '& span:nth-child(4)': { width: '92%' },
  '& span:nth-child(5)': { width: '96%' },
  '& span:last-child': { width: '54%' },
});

export const Note = styled('p', { marginTop: '$4', text: 'small', color: '$inkSubtle' });
