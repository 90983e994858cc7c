import type { Box, DrawnTransition, Point } from '../drawing';
import type { Piece } from './piece';
import { lineHeight, baseline, textWidth } from './text-size';

/** A straight part of a line. */
export type Stretch = [Point, Point];

export function stretchesOf(points: readonly Point[]): Stretch[] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

/** Lines, each once: transitions with the same ends share theirs. */
export function linesOf({ transitions, starts }: Piece): Point[][] {
  const own = transitions.filter(({ form }) => form === 'line').map(({ points }) => points);
  const all = [...starts.map(({ points }) => points), ...own];
  return [...new Map(all.map((points) => [JSON.stringify(points), points])).values()];
}

const isBetween = (value: number, one: number, other: number) =>
  value > Math.min(one, other) && value < Math.max(one, other);

/** Whether two stretches cross each other; those that touch at an end do not. */
function doCross([a, b]: Stretch, [c, d]: Stretch): boolean {
  if (a.x === b.x && c.y === d.y) return isBetween(a.x, c.x, d.x) && isBetween(c.y, a.y, b.y);
  if (a.y === b.y && c.x === d.x) return isBetween(c.x, a.x, b.x) && isBetween(a.y, c.y, d.y);
  return false;
}

/** Returns how often lines cross. */
export function crossingsOf(piece: Piece): number {
  const lines = linesOf(piece).map(stretchesOf);
  return lines.reduce((sum, line, index) => {
    const later = lines.slice(index + 1).flat();
    return (
      sum + line.reduce((own, one) => own + later.filter((other) => doCross(one, other)).length, 0)
    );
  }, 0);
}

/** Returns how often lines turn. */
export function bendsOf(piece: Piece): number {
  return linesOf(piece).reduce((sum, points) => sum + Math.max(points.length - 2, 0), 0);
}

/** Whether a stretch runs inside of a box; along its border is outside. */
export function isThrough([a, b]: Stretch, { x, y, width, height }: Box): boolean {
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

/** Returns how often a line runs through what is written in a state's box. */
function struckTexts({ states, transitions, starts }: Piece): number {
  const texts = [
    ...states.flatMap(({ lines }) => lines),
    ...transitions.flatMap(({ form, label }) => (form === 'row' ? label.lines : [])),
  ].map(textBox);
  const stretches = linesOf({ width: 0, height: 0, states, transitions, starts }).flatMap(
    stretchesOf,
  );
  return texts.filter((box) => stretches.some((one) => isThrough(one, box))).length;
}

/** What is seen at once on a usual screen. */
const widest = 1100;
const highest = 800;

/** Returns how far from the upper left corner reading begins, from 0 to 1. */
function beginningOf({ starts, width, height }: Piece): number {
  const [first] = starts.flatMap(({ points }) => points.slice(0, 1));
  return first ? (first.x + first.y) / (width + height) : 0;
}

/** Returns what a drawing costs its reader: less is better. */
export function costOf(piece: Piece): number {
  const { width, height } = piece;
  const beyond = 3 * Math.max(0, width - widest) + 2 * Math.max(0, height - highest);
  const area = (width * height) / 1000 + (width + height) / 4;
  const turns = crossingsOf(piece) * 30 + bendsOf(piece) * 6;
  return struckTexts(piece) * 10_000 + area + beyond + turns + beginningOf(piece) * 150;
}
