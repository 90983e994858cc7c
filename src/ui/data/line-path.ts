/** A point on a 1000 by 1000 canvas, or null for a missing value. */
export type PlotPoint = { x: number; y: number } | null;

/** Maps values between `floor` and `ceiling` to points across the full width. */
export function plotPoints(
  values: readonly (number | null)[],
  floor: number,
  ceiling: number,
): PlotPoint[] {
  const step = 1000 / Math.max(values.length - 1, 1);
  // A single value is centered.
  const x = (index: number) => (values.length === 1 ? 500 : index * step);
  return values.map((value, index) =>
    value === null ? null : { x: x(index), y: 1000 - (1000 * (value - floor)) / (ceiling - floor) },
  );
}

/** Splits points into runs without gaps. */
function runsOf(points: readonly PlotPoint[]): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns the SVG path through the points; missing values break it, an isolated point is a dot. */
export function linePath(points: readonly PlotPoint[]): string {
  return runsOf(points)
    .map((run) => (run.length === 1 ? `M${run.map(at).join()}h0` : `M${run.map(at).join('L')}`))
    .join('');
}

/** Returns the SVG path that bridges missing values, from the point before to the one after. */
export function gapPath(points: readonly PlotPoint[]): string {
  const runs = runsOf(points);
  return runs
    .slice(1)
    .map(
      (run, index) =>
        `M${[...(runs[index] ?? []).slice(-1), ...run.slice(0, 1)].map(at).join('L')}`,
    )
    .join('');
}

/** Returns the SVG path of the area below the points. */
export function areaPath(points: readonly PlotPoint[]): string {
  return runsOf(points)
    .map((run) => `M${run[0]?.x.toFixed(1)} 1000L${run.map(at).join('L')}V1000Z`)
    .join('');
}
