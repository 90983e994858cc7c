import { styled } from '#src/design/stitches.config.ts';

/** A section of a workspace page with its own heading. */
export const Card = styled('section', {
  containPaint: true,
  minWidth: 0,
  padding: '$6',
  box: '$card',
  '& h2': { fontSize: '$ui', fontWeight: 600 },
});

export const CardHead = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $5',
  marginBottom: '$4',
});
