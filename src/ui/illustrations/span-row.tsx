import { spanPath } from '#src/lib/geometry/span-path.ts';
import { styled } from '#src/design/stitches.config.ts';

const Picture = styled('svg', {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '& path, & circle': { vectorEffect: 'non-scaling-stroke' },
  '& circle': { fill: '$canvas', stroke: '$lineStrong' },
});

type SpanRowProps = { spans: number; width?: number; pole?: number };

/** Draws a row of spans from pole to pole: the only ornament, for section breaks. */
export function SpanRow({ spans, width = 1248, pole = 40 }: SpanRowProps) {
  const step = (width - 8) / spans;
  const poles = Array.from({ length: spans + 1 }, (_, i) => 4 + i * step);
  return (
    <Picture viewBox={`0 0 ${width} ${pole + 8}`} aria-hidden="true">
      <path
        d={poles
          .map((x, i) => `M${x} 4v${pole}${i > 0 ? spanPath(x - step, 4, x, 0.1) : ''}`)
          .join('')}
      />
      {poles.map((x) => (
        <circle key={x} cx={x} cy="4" r="3" />
      ))}
    </Picture>
  );
}
