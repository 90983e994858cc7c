import type { Chart } from '#src/atlas/kit/chart.ts';

/** An action or effect by name, with its params if the chart has them. */
type Step = readonly [name: string, params?: unknown];
/** One transition of a state; the first row whose guard holds is taken. */
type Row = readonly [guard: string, target: string, ...steps: Step[]];

/**
 * A machine as plain data, to run without XState (decision 014). States are paths, targets leaf
 * states; an empty guard always holds, an empty target stays.
 */
export interface CompiledTable {
  /** The initial leaf state of each region. */
  start: readonly string[];
  /** Inner states first: they take precedence. */
  rows: { readonly [state: string]: { readonly [eventType: string]: readonly Row[] } };
  /** The invoked actor of each state. */
  actors: { readonly [state: string]: string };
}

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Returns why a chart cannot be compiled, or null. */
function problemOf({ id, states, transitions }: Chart): string | null {
  const regionOf = (state: string) => state.split('.')[1];
  for (const state of states) {
    const hasKind = ['atomic', 'compound', ...(state.id === id ? ['parallel'] : [])];
    if (!hasKind.includes(state.type)) return `${state.id} is ${state.type}`;
    if (state.exit.length > 0) return `${state.id} has exit actions`;
    const { invokes, type } = state;
    if (invokes.length > (type === 'atomic' ? 1 : 0)) return `${state.id} has actors`;
    if (invokes.some((actor) => actor.id !== actor.src)) return `${state.id} renames its actor`;
  }
  for (const transition of transitions) {
    const [target] = transition.targets;
    if (transition.source === id) return `${transition.id} leaves the whole machine`;
    if (transition.targets.length > 1) return `${transition.id} has several targets`;
    if (!['event', 'done', 'error'].includes(transition.trigger.kind))
      return `${transition.id} is triggered by ${transition.trigger.kind}`;
    if (transition.reenter || target === transition.source)
      return `${transition.id} reenters its source`;
    if (target && regionOf(target) !== regionOf(transition.source))
      return `${transition.id} leaves its region`;
    const otherRegion = transitions.find(
      ({ source, eventType }) =>
        eventType === transition.eventType && regionOf(source) !== regionOf(transition.source),
    );
    if (otherRegion) return `two regions handle ${transition.eventType}`;
  }
  return null;
}

/**
 * Compiles a chart into a table. Throws for final and history states, delays, eventless
 * transitions, exit actions, and events of two regions.
 */
export function compileTable(chart: Chart): CompiledTable {
  const reason = problemOf(chart);
  if (reason !== null) throw new Error(`${chart.id} cannot be compiled: ${reason}`);
  const statesById = new Map(chart.states.map((state) => [state.id, state]));
  const get = (id: string): State => {
    const state = statesById.get(id);
    if (!state) throw new Error(`${chart.id} has no state ${id}`);
    return state;
  };
  const pathOf = (id: string) => id.slice(chart.id.length + 1);
  const withAncestors = (state: State): State[] => [
    state,
    ...(state.parent === null ? [] : withAncestors(get(state.parent))),
  ];
  const withInitial = (state: State): State[] =>
    state.initial === null ? [state] : [state, ...withInitial(get(state.initial))];
  const steps = (named: State['entry']): Step[] =>
    named.map(({ name, params }) => (params ? [name, params] : [name]));

  function rowOf({ source, targets: [to], guard, actions }: Transition): Row {
    if (to === undefined) return [guard?.name ?? '', '', ...steps(actions)];
    const domain = to.startsWith(`${source}.`) ? get(source) : get(get(source).parent ?? chart.id);
    const common = withAncestors(domain).find(({ id }) => to.startsWith(`${id}.`));
    const entered = withAncestors(get(to))
      .filter(({ id }) => common && id.startsWith(`${common.id}.`))
      .toReversed();
    const all = [...entered, ...withInitial(get(to)).slice(1)];
    const leaf = all.at(-1)?.id ?? to;
    return [
      guard?.name ?? '',
      pathOf(leaf),
      ...steps(actions),
      ...all.flatMap(({ entry }) => steps(entry)),
    ];
  }

  const rowsOf = ({ id }: State) => {
    const rows: Record<string, Row[]> = {};
    for (const transition of chart.transitions.filter(({ source }) => source === id))
      (rows[transition.eventType] ??= []).push(rowOf(transition));
    return rows;
  };
  const withRows = chart.states.filter(({ id }) =>
    chart.transitions.some(({ source }) => source === id),
  );
  const root = get(chart.id);
  const regions =
    root.type === 'parallel' ? chart.states.filter(({ parent }) => parent === root.id) : [root];
  return {
    start: regions.map((region) => pathOf(withInitial(region).at(-1)?.id ?? region.id)),
    rows: Object.fromEntries(
      withRows.toReversed().map((state) => [pathOf(state.id), rowsOf(state)]),
    ),
    actors: Object.fromEntries(
      chart.states.flatMap(({ id, invokes }) => invokes.map((actor) => [pathOf(id), actor.id])),
    ),
  };
}
