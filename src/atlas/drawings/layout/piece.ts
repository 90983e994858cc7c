import type { Box, Drawing, Point } from '../drawing';
import { linesAt } from './part-block';

/** A part of a drawing: a state's box at 0,0 and what is in it. */
export type Piece = Omit<Drawing, 'id'>;

/** Returns a piece as it is drawn elsewhere. */
export function pieceAt({ width, height, states, transitions, starts }: Piece, by: Point): Piece {
  const point = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
  const box = (one: Box) => ({ ...one, ...point(one) });
  return {
    width,
    height,
    states: states.map((one) => ({ ...one, box: box(one.box), lines: linesAt(one.lines, by) })),
    transitions: transitions.map((one) => ({
      ...one,
      points: one.points.map(point),
      label: { box: box(one.label.box), lines: linesAt(one.label.lines, by) },
    })),
    starts: starts.map((one) => ({ ...one, points: one.points.map(point) })),
  };
}

/** Returns pieces in one. */
export function joined(pieces: readonly Piece[]): Pick<Piece, 'states' | 'transitions' | 'starts'> {
  return {
    states: pieces.flatMap(({ states }) => states),
    transitions: pieces.flatMap(({ transitions }) => transitions),
    starts: pieces.flatMap(({ starts }) => starts),
  };
}
