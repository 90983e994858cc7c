import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Chart } from '../../machines/chart';
import { labelBlock, stateBlock } from './part-block';

type Transition = Chart['transitions'][number];

/** What a drawing may be tried with. */
export type Trial = Readonly<Record<string, string>>;

const startSize = 10;
const margin = 14;

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.thoroughness': '30',
};

/** Whether a transition is drawn in its state's box: it ends where it began. */
export function isRow({ source, targets }: Transition): boolean {
  return targets.every((target) => target === source);
}

export const startId = (state: string) => `${state} start`;

/** Transitions with the same ends share a line, which has their labels one below the other. */
export function bundlesOf(transitions: readonly Transition[]): Map<string, Transition[]> {
  const bundles = new Map<string, Transition[]>();
  for (const one of transitions) {
    if (isRow(one)) continue;
    const id = `${one.source} to ${one.targets.join(' ')}`;
    bundles.set(id, [...(bundles.get(id) ?? []), one]);
  }
  return bundles;
}

function bundleEdge(id: string, bundle: readonly Transition[]): ElkExtendedEdge[] {
  const blocks = bundle.map(labelBlock);
  return bundle.slice(0, 1).map(({ source, targets }) => ({
    id,
    sources: [source],
    targets: targets.slice(0, 1),
    labels: [
      {
        text: id,
        width: Math.max(...blocks.map(({ width }) => width)),
        height: blocks.reduce((sum, { height }) => sum + height, 0),
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }));
}

/** Returns what is to be laid out: states as nested nodes, bundles of transitions as edges. */
export function layoutGraph(chart: Chart, trial: Trial): ElkNode {
  const all = { ...options, 'elk.hierarchyHandling': 'INCLUDE_CHILDREN', ...trial };
  const nodeOf = (state: Chart['states'][number]): ElkNode => {
    const rows = chart.transitions.filter((one) => one.source === state.id && isRow(one));
    const { width, height } = stateBlock(state, rows);
    const below = chart.states.filter(({ parent }) => parent === state.id);
    if (below.length === 0) return { id: state.id, width, height };
    const start = { id: startId(state.id), width: startSize, height: startSize };
    return {
      id: state.id,
      children: [...(state.initial ? [start] : []), ...below.map(nodeOf)],
      layoutOptions: {
        ...all,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${height},${width})`,
        'elk.padding': `[top=${height + 6},left=${margin},bottom=${margin},right=${margin}]`,
      },
    };
  };
  const starts = chart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial ? [{ id: startId(id), sources: [startId(id)], targets: [initial] }] : [],
  );
  const edges = [...bundlesOf(chart.transitions)].flatMap(([id, one]) => bundleEdge(id, one));
  return {
    id: 'canvas',
    children: chart.states.filter(({ parent }) => parent === null).map(nodeOf),
    edges: [...starts, ...edges],
    layoutOptions: { ...all, 'elk.padding': '[top=1,left=1,bottom=1,right=1]' },
  };
}
