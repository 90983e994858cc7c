import type { Point } from './drawing';

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
export function pathOf(points: readonly Point[]): string {
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
