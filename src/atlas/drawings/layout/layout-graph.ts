import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { bundleId, isWithin, leadsBack } from '../chart-tree';
import { labelBlock, stateBlock } from './part-block';
import type { Piece } from './piece';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** One layout task: a state with its descendants, except pieces laid out earlier. */
export interface Scope {
  chart: Chart;
  state: string;
  /** The transitions that are drawn as rows. */
  rows: ReadonlySet<string>;
  fixed: ReadonlyMap<string, Piece>;
}

/** The options of one layout attempt. */
export interface Trial {
  direction: 'RIGHT' | 'DOWN';
  /** True to reverse the lines back to an initial state, so that nothing comes before it. */
  isInitialFirst: boolean;
  places: 'BRANDES_KOEPF' | 'NETWORK_SIMPLEX';
}

const startSize = 10;
const margin = 14;

const optionsOf = ({ direction, isInitialFirst, places }: Trial): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': direction,
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
  'elk.layered.thoroughness': '7',
  'elk.layered.cycleBreaking.strategy': isInitialFirst ? 'GREEDY' : 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': places,
});

export const startId = (state: string) => `${state} start`;

export function rowsIn({ chart, rows }: Scope, { id }: State): Transition[] {
  return chart.transitions.filter(
    (transition) => transition.source === id && rows.has(transition.id),
  );
}

/** Returns the transitions drawn as lines in this scope, grouped by their ends. */
export function bundlesOf({ chart, state, rows, fixed }: Scope): Map<string, Transition[]> {
  const bundles = new Map<string, Transition[]>();
  for (const transition of chart.transitions) {
    const ends = [transition.source, ...transition.targets];
    const areWithin = (id: string) => ends.every((end) => isWithin(chart, end, id));
    if (rows.has(transition.id) || !areWithin(state) || [...fixed.keys()].some(areWithin)) continue;
    bundles.set(bundleId(transition), [...(bundles.get(bundleId(transition)) ?? []), transition]);
  }
  return bundles;
}

function bundleEdge(
  id: string,
  bundle: readonly Transition[],
  isBackward: boolean,
): ElkExtendedEdge[] {
  const blocks = bundle.map(labelBlock);
  const label = {
    text: id,
    width: Math.max(...blocks.map(({ width }) => width)),
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
  return bundle.slice(0, 1).map(({ source, targets: [target = source] }) => ({
    id,
    sources: [isBackward ? target : source],
    targets: [isBackward ? source : target],
    labels: [label],
  }));
}

/** Returns true if the layout engine gets the line of these transitions reversed. */
export const isReversed = (
  { chart }: Scope,
  { isInitialFirst }: Trial,
  bundle: readonly Transition[],
): boolean => isInitialFirst && bundle.some((transition) => leadsBack(chart, transition));

/** Returns the layout graph: states as nested nodes, bundles of transitions as edges. */
export function layoutGraph(scope: Scope, trial: Trial): ElkNode {
  const { chart, fixed } = scope;
  const options = optionsOf(trial);
  const starts: ElkExtendedEdge[] = [];
  const bundles = [...bundlesOf(scope)];
  const isInside = (end: string, id: string) => end !== id && isWithin(chart, end, id);
  const isEntered = (id: string) =>
    bundles.some(([, [first]]) => {
      const target = first?.targets[0];
      return first && target && isInside(target, id) && !isInside(first.source, id);
    });
  const nodeOf = (state: State): ElkNode => {
    const { id, initial } = state;
    const piece = fixed.get(id);
    if (piece) return { id, width: piece.width, height: piece.height };
    const { width, height } = stateBlock(state, rowsIn(scope, state));
    const below = chart.states.filter(({ parent }) => parent === id).map(nodeOf);
    if (below.length === 0) return { id, width, height };
    if (initial) {
      below.unshift({ id: startId(id), width: startSize, height: startSize });
      starts.push({ id: startId(id), sources: [startId(id)], targets: [initial] });
    }
    // Lines that enter from above must not cross the state's text.
    const isAside = trial.direction === 'DOWN' && isEntered(id);
    const [top, left] = isAside ? [margin, width + 4] : [height + 6, margin];
    // The engine rotates a vertical layout, but not the minimum sizes.
    const least = trial.direction === 'DOWN' ? [height, width] : [width, height];
    return {
      id,
      children: below,
      layoutOptions: {
        ...options,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${least.join()})`,
        'elk.padding': `[top=${top},left=${left},bottom=${margin},right=${margin}]`,
      },
    };
  };
  const children = chart.states.filter(({ id }) => id === scope.state).map(nodeOf);
  const edges = bundles.flatMap(([id, bundle]) =>
    bundleEdge(id, bundle, isReversed(scope, trial, bundle)),
  );
  return {
    id: 'canvas',
    children,
    edges: [...starts, ...edges],
    layoutOptions: { ...options, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
  };
}
