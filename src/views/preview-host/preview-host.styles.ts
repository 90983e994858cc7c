import { styled } from '../../design/stitches.config';

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

export const Frame = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: 'clamp(420px, 100dvh - 240px, 620px)',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$surface',
  color: '$ink',
  variants: { host: { light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } } },
});

export const Address = styled('p', {
  px: '$5',
  py: '$3',
  borderBottom: '1px solid $line',
  background: '$sunken',
  color: '$inkSubtle',
  text: 'small',
});

export const Sketch = styled('svg', {
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: '$line',
  strokeWidth: 5,
  strokeLinecap: 'round',
});

export const Note = styled('p', { marginTop: '$4', text: 'small', color: '$inkSubtle' });
