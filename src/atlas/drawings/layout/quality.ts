import type { Box, DrawnTransition, Point } from '../drawing';
import type { Piece } from './piece';
import { lineHeight, baseline, textWidth } from './text-size';

/** A straight segment of a line. */
export type Segment = [Point, Point];

export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

/** Returns the distinct lines; transitions with the same ends share one. */
export function linesOf({ transitions, starts }: Piece): Point[][] {
  const lines = transitions.filter(({ form }) => form === 'line').map(({ points }) => points);
  const all = [...starts.map(({ points }) => points), ...lines];
  return [...new Map(all.map((points) => [JSON.stringify(points), points])).values()];
}

const isBetween = (value: number, a: number, b: number) =>
  value > Math.min(a, b) && value < Math.max(a, b);

/** Returns true if two segments cross; touching ends do not count. */
function doCross([a, b]: Segment, [c, d]: Segment): boolean {
  if (a.x === b.x && c.y === d.y) return isBetween(a.x, c.x, d.x) && isBetween(c.y, a.y, b.y);
  if (a.y === b.y && c.x === d.x) return isBetween(c.x, a.x, b.x) && isBetween(a.y, c.y, d.y);
  return false;
}

/** Returns the number of line crossings. */
export function crossingsOf(piece: Piece): number {
  const lines = linesOf(piece).map(segmentsOf);
  return lines.reduce((sum, line, index) => {
    const later = lines.slice(index + 1).flat();
    return (
      sum +
      line.reduce(
        (crossings, segment) => crossings + later.filter((next) => doCross(segment, next)).length,
        0,
      )
    );
  }, 0);
}

/** Returns the number of bends. */
export function bendsOf(piece: Piece): number {
  return linesOf(piece).reduce((sum, points) => sum + Math.max(points.length - 2, 0), 0);
}

/** Returns true if a segment runs inside a box; the border is outside. */
export function isThrough([a, b]: Segment, { x, y, width, height }: Box): boolean {
  return (
    Math.max(a.x, b.x) > x &&
    Math.min(a.x, b.x) < x + width &&
    Math.max(a.y, b.y) > y &&
    Math.min(a.y, b.y) < y + height
  );
}

/** Returns the box of a line of text. */
export function textBox({ x, y, text }: DrawnTransition['label']['lines'][number]): Box {
  return { x, y: y - baseline, width: textWidth(text), height: lineHeight };
}

/** Returns the number of texts crossed by a line. */
function struckTexts({ states, transitions, starts }: Piece): number {
  const texts = [
    ...states.flatMap(({ lines }) => lines),
    ...transitions.flatMap(({ form, label }) => (form === 'row' ? label.lines : [])),
  ].map(textBox);
  const segments = linesOf({ width: 0, height: 0, states, transitions, starts }).flatMap(
    segmentsOf,
  );
  return texts.filter((box) => segments.some((segment) => isThrough(segment, box))).length;
}

/** The size in px that fits a typical screen. */
const widest = 1100;
const highest = 800;

/** Returns the distance of the first initial arrow from the top left corner, from 0 to 1. */
function startDistance({ starts, width, height }: Piece): number {
  const [first] = starts.flatMap(({ points }) => points.slice(0, 1));
  return first ? (first.x + first.y) / (width + height) : 0;
}

/** Returns the cost of a layout; lower is better. */
export function costOf(piece: Piece): number {
  const { width, height } = piece;
  const beyond = 3 * Math.max(0, width - widest) + 2 * Math.max(0, height - highest);
  const area = (width * height) / 1000 + (width + height) / 4;
  const turns = crossingsOf(piece) * 30 + bendsOf(piece) * 6;
  return struckTexts(piece) * 10_000 + area + beyond + turns + startDistance(piece) * 150;
}
