import type { Scope } from './layout-graph';
import { statePiece } from './laid-piece';
import { stateBlock } from './part-block';
import { rowsIn } from './layout-graph';
import { joined, pieceAt, type Piece } from './piece';

const margin = 14;
const gap = 14;
const widest = 1100;

/** Returns a piece whose outermost box is of another size. */
function stretched(piece: Piece, width: number, height: number): Piece {
  const [outer, ...inner] = piece.states;
  if (!outer) return piece;
  return {
    ...piece,
    width,
    height,
    states: [{ ...outer, box: { ...outer.box, width, height } }, ...inner],
  };
}

/**
 * Returns a parallel state whose regions nothing leads between: side by side and equally high, or
 * where that is too wide, one below the other and equally wide. Null for any other state.
 */
export function regionsPiece(scope: Scope): Piece | null {
  const { chart, fixed } = scope;
  const state = chart.states.find(({ id }) => id === scope.state);
  if (state?.type !== 'parallel') return null;
  const regions = chart.states.filter(({ parent }) => parent === state.id);
  const pieces = regions.flatMap(({ id }) => fixed.get(id) ?? []);
  if (
    pieces.length < regions.length ||
    chart.transitions.some(
      (one) =>
        one.source === state.id &&
        !scope.rows.has(one.id) &&
        one.targets.some((t) => t.startsWith(`${state.id}.`)),
    )
  )
    return null;

  const head = stateBlock(state, rowsIn(scope, state));
  const most = (side: 'width' | 'height') => Math.max(...pieces.map((piece) => piece[side]));
  const sum = (side: 'width' | 'height') =>
    pieces.reduce((total, piece) => total + piece[side] + gap, -gap);
  const isRow = sum('width') + 2 * margin <= widest;
  const inner = Math.max(isRow ? sum('width') : most('width'), head.width - 2 * margin);
  let [x, y] = [margin, head.height + 6];
  const placed = pieces.map((piece) => {
    const one = isRow
      ? stretched(piece, piece.width, most('height'))
      : stretched(piece, inner, piece.height);
    const here = pieceAt(one, { x, y });
    if (isRow) x += one.width + gap;
    else y += one.height + gap;
    return here;
  });
  const width = inner + 2 * margin;
  const height = isRow ? y + most('height') + margin : y - gap + margin;
  const own = statePiece(scope, state, { x: 0, y: 0, width, height });
  return { width, height, ...joined([own, ...placed]) };
}
