import type { Point } from './span-curve';

/** Returns the point at `share` (0 to 1) of a polyline's length. */
export function pointAlong(points: readonly Point[], share: number): Point {
  const stretches = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let remaining = share * stretches.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of stretches) {
    if (remaining <= length && length > 0) {
      const part = remaining / length;
      return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    }
    remaining -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}
