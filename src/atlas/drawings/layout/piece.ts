import type { Box, Drawing, Point } from '../drawing';
import { linesAt } from './part-block';

/** Part of a drawing: a state's box at 0,0 with its content. */
export type Piece = Omit<Drawing, 'id'>;

/** Returns a piece moved by an offset. */
export function pieceAt({ width, height, states, transitions, starts }: Piece, by: Point): Piece {
  const point = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
  const moved = (box: Box) => ({ ...box, ...point(box) });
  return {
    width,
    height,
    states: states.map((state) => ({
      ...state,
      box: moved(state.box),
      lines: linesAt(state.lines, by),
    })),
    transitions: transitions.map((transition) => ({
      ...transition,
      points: transition.points.map(point),
      label: { box: moved(transition.label.box), lines: linesAt(transition.label.lines, by) },
    })),
    starts: starts.map((start) => ({ ...start, points: start.points.map(point) })),
  };
}

/** Combines pieces. */
export function joined(pieces: readonly Piece[]): Pick<Piece, 'states' | 'transitions' | 'starts'> {
  return {
    states: pieces.flatMap(({ states }) => states),
    transitions: pieces.flatMap(({ transitions }) => transitions),
    starts: pieces.flatMap(({ starts }) => starts),
  };
}
