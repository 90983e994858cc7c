import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart } from '../../machines/chart';
import type { Box, Drawing, DrawnState, DrawnTransition, Point } from './drawing';
import { bundlesOf, isRow, layoutGraph, startId, type Trial } from './layout-graph';
import { labelBlock, linesAt, stateBlock } from './part-block';

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
  if (!section) throw new Error(`no way was found for ${edge?.id}`);
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  return points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Returns a drawing of what the layout engine has placed. */
export function drawingFrom(chart: Chart, laid: ElkNode): Drawing {
  const nodes = new Map(nodesBelow(laid).map((node) => [node.id, node]));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const rows: DrawnTransition[] = [];
  const states = chart.states.map((state): DrawnState => {
    const box = boxOf(nodes.get(state.id) ?? {});
    const own = chart.transitions.filter((one) => one.source === state.id && isRow(one));
    const block = stateBlock(state, own);
    for (const { id, row, corner } of block.rows) {
      const place = { x: box.x + corner.x, y: box.y + corner.y };
      rows.push({ id, form: 'row', points: signAt(place), label: { box: { ...place, width: row.width, height: row.height }, lines: linesAt(row.lines, place) } });
    }
    return { id: state.id, box, lines: linesAt(block.lines, box) };
  });
  const lines = [...bundlesOf(chart.transitions)].flatMap(([id, bundle]) => {
    const edge = edges.get(id);
    const points = pointsOf(edge);
    const whole = boxOf(edge?.labels?.[0] ?? {});
    let y = whole.y;
    return bundle.map((transition): DrawnTransition => {
      const { height, lines: words } = labelBlock(transition);
      const box = { x: whole.x, y, width: whole.width, height };
      y += height;
      return { id: transition.id, form: 'line', points, label: { box, lines: linesAt(words, box) } };
    });
  });
  const drawn = new Map([...rows, ...lines].map((one) => [one.id, one]));
  return {
    id: chart.id,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states,
    transitions: chart.transitions.flatMap(({ id }) => drawn.get(id) ?? []),
    starts: chart.states.flatMap(({ id, initial }) =>
      initial ? [{ state: id, points: pointsOf(edges.get(startId(id))) }] : [],
    ),
  };
}

const signAt = ({ x, y }: Point): Point[] => [
  { x, y: y + 5 },
  { x: x + 11, y: y + 5 },
  { x: x + 11, y: y + 11 },
  { x: x + 1, y: y + 11 },
];

/** Returns a drawing of a chart; rejects where the layout engine finds none. */
export async function drawingOf(chart: Chart, trial: Trial = { 'elk.direction': 'RIGHT' }): Promise<Drawing> {
  return drawingFrom(chart, await new ELK().layout(layoutGraph(chart, trial)));
}
