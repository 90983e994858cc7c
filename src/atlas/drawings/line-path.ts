import type { Box, Point } from './drawing';

const radius = 6;
const headLength = 7;
const headWidth = 3.5;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ratio = Math.min(distance / length, 1);
  return { x: from.x + (to.x - from.x) * ratio, y: from.y + (to.y - from.y) * ratio };
};

const text = ({ x, y }: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** Returns the SVG path of a line with rounded corners. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${text(point)}`;
      if (!after) return `L${text(point)}`;
      const reach = (neighbor: Point) =>
        Math.min(radius, Math.hypot(neighbor.x - point.x, neighbor.y - point.y) / 2);
      const [from, to] = [
        towards(point, before, reach(before)),
        towards(point, after, reach(after)),
      ];
      return `L${text(from)}Q${text(point)} ${text(to)}`;
    })
    .join('');
}

/** Returns the points at which a segment enters and leaves a box, or null. */
function cutOf(from: Point, to: Point, { x, y, width, height }: Box): [Point, Point] | null {
  const inside = (value: number, low: number, size: number) => value > low && value < low + size;
  const clamp = (value: number, low: number, size: number) =>
    Math.min(Math.max(value, low), low + size);
  if (from.y === to.y && inside(from.y, y, height)) {
    const [a, b] = [clamp(from.x, x, width), clamp(to.x, x, width)];
    return a === b ? null : [{ x: a, y: from.y }, { x: b, y: from.y }]; // oxfmt-ignore
  }
  if (from.x === to.x && inside(from.x, x, width)) {
    const [a, b] = [clamp(from.y, y, height), clamp(to.y, y, height)];
    return a === b ? null : [{ x: from.x, y: a }, { x: from.x, y: b }]; // oxfmt-ignore
  }
  return null;
}

/** Returns the SVG path of a line with a gap for its label. */
export function pathOf(points: readonly Point[], label: Box | null): string {
  const runs: Point[][] = [points.slice(0, 1)];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    const cut = label && cutOf(before, point, label);
    if (cut) {
      runs.at(-1)?.push(cut[0]);
      runs.push([cut[1]]);
    }
    runs.at(-1)?.push(point);
  }
  return runs.map(rounded).join('');
}

/** Returns the SVG path of a line's arrowhead. */
export function headOf(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const foot = towards(end, before, headLength);
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [across, down] = [
    ((end.y - before.y) / length) * headWidth,
    ((end.x - before.x) / length) * headWidth,
  ];
  const sides = [
    { x: foot.x + across, y: foot.y - down },
    { x: foot.x - across, y: foot.y + down },
  ];
  return `M${[end, ...sides].map(text).join('L')}Z`;
}

/** Returns the point at a distance before a line's start. */
export function beforeStart(points: readonly Point[], distance: number): Point {
  const [start, next] = points;
  if (!start || !next) return { x: 0, y: 0 };
  const ahead = towards(start, next, distance);
  return { x: 2 * start.x - ahead.x, y: 2 * start.y - ahead.y };
}
