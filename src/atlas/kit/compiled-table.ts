import type { Chart } from './chart';

/** An action or effect by name, with its params where the chart says them. */
type Step = string | readonly [name: string, params: unknown];
/** What an event may do in one state: asked in order, the first whose guard holds is taken. */
type Row = readonly [guard: string, target: string, ...steps: Step[]];

/**
 * A flat machine as plain data, for where there is no room for XState (decision 015). States are the
 * paths of those without states of their own; an empty guard always holds, an empty target stays.
 */
export interface RegionTable {
  /** Where each region begins. */
  start: readonly string[];
  rows: { readonly [state: string]: { readonly [eventType: string]: readonly Row[] } };
  /** The actor that runs in a state. */
  actors: { readonly [state: string]: string };
}

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** Why a table cannot hold a chart; null where it can. */
function refusal({ id, states, transitions }: Chart): string | null {
  const regionOf = (state: string) => state.split('.')[1];
  for (const state of states) {
    const hasKind = ['atomic', 'compound', ...(state.id === id ? ['parallel'] : [])];
    if (!hasKind.includes(state.type)) return `${state.id} is ${state.type}`;
    if (state.exit.length > 0) return `${state.id} has exit actions`;
    const { invokes, type } = state;
    if (invokes.length > (type === 'atomic' ? 1 : 0)) return `${state.id} has actors`;
    if (invokes.some((one) => one.id !== one.src)) return `${state.id} renames its actor`;
  }
  for (const one of transitions) {
    const [target] = one.targets;
    if (one.source === id) return `${one.id} leaves the whole machine`;
    if (one.targets.length > 1) return `${one.id} has several targets`;
    if (one.trigger.kind !== 'event' && one.trigger.kind !== 'done')
      return `${one.id} is triggered by ${one.trigger.kind}`;
    if (one.reenter || target === one.source) return `${one.id} enters its source anew`;
    if (target && regionOf(target) !== regionOf(one.source)) return `${one.id} leaves its region`;
    const elsewhere = transitions.find(
      ({ source, eventType }) =>
        eventType === one.eventType && regionOf(source) !== regionOf(one.source),
    );
    if (elsewhere) return `${one.eventType} means something in two regions`;
  }
  return null;
}

/**
 * Returns the table of a machine's chart. Throws where the chart has what no table can hold: final
 * and history states, delays, eventless transitions, exit actions, an event for two regions.
 */
export function regionTable(chart: Chart): RegionTable {
  const reason = refusal(chart);
  if (reason !== null) throw new Error(`no table can hold ${chart.id}: ${reason}`);
  const known = new Map(chart.states.map((state) => [state.id, state]));
  const get = (id: string): State => {
    const state = known.get(id);
    if (!state) throw new Error(`${chart.id} has no state ${id}`);
    return state;
  };
  const pathOf = (id: string) => id.slice(chart.id.length + 1);
  const upwards = (state: State): State[] => [
    state,
    ...(state.parent === null ? [] : upwards(get(state.parent))),
  ];
  const downTo = (state: State): State[] =>
    state.initial === null ? [state] : [state, ...downTo(get(state.initial))];
  const steps = (named: State['entry']): Step[] =>
    named.map(({ name, params }) => (params ? [name, params] : name));

  function rowOf({ source, targets: [to], guard, actions }: Transition): Row {
    if (to === undefined) return [guard?.name ?? '', '', ...steps(actions)];
    const stays = to.startsWith(`${source}.`) ? get(source) : get(get(source).parent ?? chart.id);
    const kept = upwards(stays).find(({ id }) => to.startsWith(`${id}.`));
    const entered = upwards(get(to))
      .filter(({ id }) => kept && id.startsWith(`${kept.id}.`))
      .toReversed();
    const all = [...entered, ...downTo(get(to)).slice(1)];
    const leaf = all.at(-1)?.id ?? to;
    return [
      guard?.name ?? '',
      pathOf(leaf),
      ...steps(actions),
      ...all.flatMap(({ entry }) => steps(entry)),
    ];
  }

  const leaves = chart.states.filter(({ type }) => type === 'atomic');
  const rowsOf = (leaf: State) => {
    const rows: Record<string, Row[]> = {};
    for (const state of upwards(leaf))
      for (const one of chart.transitions.filter(({ source }) => source === state.id))
        (rows[one.eventType] ??= []).push(rowOf(one));
    // What stands behind a row that always holds is never asked.
    for (const [type, list] of Object.entries(rows)) {
      const last = list.findIndex(([guard]) => guard === '');
      rows[type] = last < 0 ? list : list.slice(0, last + 1);
    }
    return rows;
  };
  const root = get(chart.id);
  const regions =
    root.type === 'parallel' ? chart.states.filter(({ parent }) => parent === root.id) : [root];
  return {
    start: regions.map((region) => pathOf(downTo(region).at(-1)?.id ?? region.id)),
    rows: Object.fromEntries(leaves.map((leaf) => [pathOf(leaf.id), rowsOf(leaf)])),
    actors: Object.fromEntries(
      leaves.flatMap(({ id, invokes }) => invokes.map((one) => [pathOf(id), one.id])),
    ),
  };
}
