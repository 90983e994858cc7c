import { styled } from '#src/design/stitches.config.ts';
import type { Strand } from './strand-chip';

const Picture = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

const color = (strand: number) => ({ stroke: `$strand${strand}` });

const Fiber = styled('path', {
  fill: 'none',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  variants: {
    strand: {
      1: color(1),
      2: color(2),
      3: color(3),
      4: color(4),
      5: color(5),
      6: color(6),
      7: color(7),
    },
  },
});

/**
 * Draws one cable that splits into its strands, each ending at the middle of an equal-height row.
 */
export function StrandFanOut({ strands }: { strands: readonly Strand[] }) {
  return (
    <Picture viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {strands.map((strand, index) => {
        const start = 50 + (index - (strands.length - 1) / 2) * 1.2;
        const end = ((index + 0.5) / strands.length) * 100;
        return (
          <Fiber key={strand} strand={strand} d={`M0 ${start}C55 ${start} 45 ${end} 100 ${end}`} />
        );
      })}
    </Picture>
  );
}
