import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { isSelfTransition } from '../chart-tree';
import type { Box, DrawnTransition, Point } from '../drawing';
import { bundlesOf, isReversed, rowsIn, startId, type Scope, type Trial } from './layout-graph';
import { labelBlock, linesAt, stateBlock } from './part-block';
import { joined, pieceAt, type Piece } from './piece';

type State = Scope['chart']['states'][number];

const nodesBelow = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesBelow),
];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  const section = edge?.sections?.[0];
  if (!section) throw new Error('the layout engine found no path for a line');
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }));
}

/** Returns the symbol of a row: a loop, or an arrow that leads away. */
function symbolAt({ x, y }: Point, leadsAway: boolean): Point[] {
  if (leadsAway)
    return [
      { x: x + 1, y: y + 8 },
      { x: x + 12, y: y + 8 },
    ];
  return [
    { x: x + 1, y: y + 5 },
    { x: x + 11, y: y + 5 },
    { x: x + 11, y: y + 11 },
    { x: x + 2, y: y + 11 },
  ];
}

/** Returns a state's box with its text and rows. */
export function statePiece(scope: Scope, state: State, box: Box): Piece {
  const rows = rowsIn(scope, state);
  const block = stateBlock(state, rows);
  const leading = new Set(
    rows.filter((transition) => !isSelfTransition(transition)).map(({ id }) => id),
  );
  const transitions = block.rows.map(({ id, row, corner: offset }): DrawnTransition => {
    const corner = { x: box.x + offset.x, y: box.y + offset.y };
    const { width, height, lines } = row;
    const label = { box: { ...corner, width, height }, lines: linesAt(lines, corner) };
    return { id, form: 'row', points: symbolAt(corner, leading.has(id)), label };
  });
  const states = [{ id: state.id, box, lines: linesAt(block.lines, box) }];
  return { width: box.width, height: box.height, states, transitions, starts: [] };
}

/** Returns the engine's layout combined with the pieces that were laid out earlier. */
export function laidPiece(scope: Scope, trial: Trial, laid: ElkNode): Piece {
  const { chart, fixed } = scope;
  const nodes = new Map(nodesBelow(laid).map((node) => [node.id, node]));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const parts = chart.states.flatMap((state): Piece[] => {
    const node = nodes.get(state.id);
    if (!node) return [];
    const piece = fixed.get(state.id);
    return [piece ? pieceAt(piece, boxOf(node)) : statePiece(scope, state, boxOf(node))];
  });
  const transitions = [...bundlesOf(scope)].flatMap(([id, bundle]) => {
    const edge = edges.get(id);
    const drawn = pointsOf(edge);
    const points = isReversed(scope, trial, bundle) ? drawn.toReversed() : drawn;
    const { x, y, width } = boxOf(edge?.labels?.[0] ?? {});
    let top = y;
    return bundle.map((transition): DrawnTransition => {
      const block = labelBlock(transition);
      const box = { x, y: top, width, height: block.height };
      top += block.height;
      return {
        id: transition.id,
        form: 'line',
        points,
        label: { box, lines: linesAt(block.lines, box) },
      };
    });
  });
  const starts = chart.states.flatMap(({ id }) => {
    const edge = edges.get(startId(id));
    return edge ? [{ state: id, points: pointsOf(edge) }] : [];
  });
  const { width, height } = boxOf(laid);
  const all = joined([...parts, { width, height, states: [], transitions, starts }]);
  return { width, height, ...all };
}
