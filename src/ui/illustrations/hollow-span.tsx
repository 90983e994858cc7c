import { spanPath } from '#src/lib/geometry/span-path.ts';
import { styled } from '#src/design/stitches.config.ts';

const Picture = styled('svg', {
  width: 160,
  height: 'auto',
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 2,
  strokeLinecap: 'round',
  '& circle': { fill: '$surface' },
});

/** Draws a short span with a hollow node: nothing here yet. */
export function HollowSpan() {
  return (
    <Picture viewBox="0 0 160 48" aria-hidden="true">
      <path d="M4 4v40M156 4v40" />
      <path d={spanPath(4, 8, 156)} />
      <circle cx="80" cy="29.280" r="6" />
    </Picture>
  );
}
