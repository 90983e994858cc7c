import { styled } from '#src/design/stitches.config.ts';

const ring = (strand: number) => ({ borderColor: `$strand${strand}` });

const Ring = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  size: 12,
  border: '2.5px solid',
  borderRadius: '$full',
  color: '$ink',
  variants: {
    strand: { 1: ring(1), 2: ring(2), 3: ring(3), 4: ring(4), 5: ring(5), 6: ring(6), 7: ring(7) },
    numbered: { true: { size: '1.625rem', text: 'mono', fontWeight: 600 } },
  },
});

export type Strand = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Renders an agent's mark: a ring in its fiber color, numbered from 24 px up. */
export function StrandChip({ strand, numbered = false }: { strand: Strand; numbered?: boolean }) {
  return (
    <Ring strand={strand} numbered={numbered} aria-hidden="true">
      {numbered ? strand : null}
    </Ring>
  );
}
