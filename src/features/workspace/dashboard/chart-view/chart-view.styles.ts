import { styled } from '#src/design/stitches.config.ts';

export const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  marginRight: 'auto',
  text: 'small',
  color: '$inkMuted',
  listStyle: 'none',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '$3' },
  '& svg': { flex: 'none', strokeWidth: 2.25, stroke: '$live' },
  '& .so-far': { strokeDasharray: '5 4' },
  '& .gap': { strokeWidth: 1.5, strokeDasharray: '1 5' },
  '& .before': { strokeWidth: 1.5, stroke: '$lineStrong', strokeDasharray: '4 4' },
});

export const Tools = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$4' });

/** A toggle button. */
export const Toggle = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  px: '$4',
  border: '1px solid $lineStrong',
  borderRadius: '$control',
  fontSize: '$dense',
  fontWeight: 600,
  target: 36,
  '&:hover': { background: '$sunken' },
  '& svg': { color: 'transparent' },
  '&[aria-pressed="true"]': { background: '$brandTint', '& svg': { color: '$brand' } },
});
