import { spanBetween } from '#src/lib/geometry/span-path.ts';
import { styled } from '#src/design/stitches.config.ts';

const Picture = styled('svg', {
  fill: 'none',
  stroke: '$ink',
  strokeWidth: 2,
  strokeLinecap: 'round',
  '& .pole': { fill: '$canvas' },
  '& .node': { fill: '$sun' },
});

const [left, right, high, low] = [16, 304, 36, 164];
const sag = 0.1;
const middle = (high + low) / 2 + sag * (right - left);

/** Draws two spans between two poles, and the node where they cross. */
export function SpanCrossing() {
  return (
    <Picture viewBox="0 0 320 240" aria-hidden="true">
      <path d={`M${left} 8V232M${right} 8V232`} />
      <path d={spanBetween(left, high, right, low, sag)} />
      <path d={spanBetween(left, low, right, high, sag)} />
      {[left, right].flatMap((x) =>
        [high, low].map((y) => <circle key={`${x} ${y}`} className="pole" cx={x} cy={y} r="6" />),
      )}
      <circle className="node" cx={(left + right) / 2} cy={middle} r="9" />
    </Picture>
  );
}
