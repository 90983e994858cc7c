import { isWithin } from '../chart-tree';
import { rowsIn, type Scope } from './layout-graph';
import { statePiece } from './laid-piece';
import { stateBlock } from './part-block';
import { joined, pieceAt, type Piece } from './piece';
import { costOf } from './quality';

type State = Scope['chart']['states'][number];

const margin = 14;
const gap = 14;

/** Returns a piece with its outer box resized. */
function stretched(piece: Piece, width: number, height: number): Piece {
  const [outer, ...inner] = piece.states;
  if (!outer) return piece;
  const states = [{ ...outer, box: { ...outer.box, width, height } }, ...inner];
  return { ...piece, width, height, states };
}

/** Arranges regions horizontally with equal heights, or vertically with equal widths. */
function packed(scope: Scope, state: State, regions: readonly Piece[], aside: boolean): Piece {
  const head = stateBlock(state, rowsIn(scope, state));
  const most = (side: 'width' | 'height') => Math.max(...regions.map((piece) => piece[side]));
  const sum = regions.reduce((total, piece) => total + piece.width + gap, -gap);
  const inner = Math.max(aside ? sum : most('width'), head.width - 2 * margin);
  let [x, y] = [margin, head.height + 6];
  const placed = regions.map((piece) => {
    const here = aside
      ? pieceAt(stretched(piece, piece.width, most('height')), { x, y })
      : pieceAt(stretched(piece, inner, piece.height), { x, y });
    if (aside) x += here.width + gap;
    else y += here.height + gap;
    return here;
  });
  const width = inner + 2 * margin;
  const height = aside ? y + most('height') + margin : y - gap + margin;
  const piece = statePiece(scope, state, { x: 0, y: 0, width, height });
  return { width, height, ...joined([piece, ...placed]) };
}

/** Returns the piece of a parallel state with independent regions; null for other states. */
export function regionsPiece(scope: Scope): Piece | null {
  const { chart, fixed, rows } = scope;
  const state = chart.states.find(({ id }) => id === scope.state);
  if (state?.type !== 'parallel') return null;
  const regions = chart.states.filter(({ parent }) => parent === state.id);
  const pieces = regions.flatMap(({ id }) => fixed.get(id) ?? []);
  const leadsInward = chart.transitions.some(
    ({ id, source, targets }) =>
      source === state.id &&
      !rows.has(id) &&
      targets.some((target) => isWithin(chart, target, source)),
  );
  if (pieces.length < regions.length || leadsInward) return null;
  const [below, aside] = [false, true].map((isAside) => packed(scope, state, pieces, isAside));
  return below && aside && costOf(below) < costOf(aside) ? below : (aside ?? null);
}
