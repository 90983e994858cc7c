import { stateNodes, transitionsOf, transitionId, type Chart } from '#src/atlas/kit/chart.ts';
import { named } from '#src/atlas/kit/named.ts';
import { isWithin } from '../chart-tree';
import type { MachineData } from '../machine-data';

/** A chart feature that some format cannot express. */
export type Feature =
  | 'guards'
  | 'actions'
  | 'actors'
  | 'computed params'
  | 'params'
  | 'composed guards'
  | 'constant delays'
  | 'computed delays'
  | 'context'
  | 'computed context'
  | 'descriptions'
  | 'order'
  | 'reentering'
  | 'unleft parallels'
  | 'several targets'
  | 'inner targets'
  | 'history'
  | 'errors'
  | 'reasons'
  | 'loops'
  | 'inputs'
  | 'outputs'
  | 'meta'
  | 'system ids'
  | 'initial actions';

/** Returns true if one end of a transition contains the other. */
export function isWithinItself(
  chart: Chart,
  { source, targets }: Chart['transitions'][number],
): boolean {
  const holds = (id: string) => chart.states.some(({ parent }) => parent === id);
  return targets.some((target) =>
    target === source
      ? holds(source)
      : isWithin(chart, target, source) || isWithin(chart, source, target),
  );
}

/** An actor that a state invokes or an action spawns. */
type Started = Partial<Record<'src' | 'input' | 'systemId', unknown>> & { id: string };

/** Returns the actors that the actions of a machine spawn, by id, or by source without one. */
function spawnedBy({ machine }: MachineData['entry']): Started[] {
  const actions: readonly unknown[] = [
    ...stateNodes(machine).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitionsOf(machine).flatMap((transition) => transition.actions),
  ];
  return actions.flatMap((action) => {
    if (typeof action !== 'function' || named(action).name !== 'xstate.spawnChild') return [];
    const spawned = action as unknown as Started;
    const id = typeof spawned.id === 'string' ? spawned.id : named(spawned.src).name;
    return { ...spawned, id };
  });
}

/** Returns the names that use each feature. */
export function featuresOf({ entry, chart, facts }: MachineData): Record<Feature, string[]> {
  const { states, transitions } = chart;
  const parallels = states.filter(({ type }) => type === 'parallel').map(({ id }) => id);
  const guards = transitions.flatMap(({ guard }) => guard ?? []);
  const actions = [
    ...states.flatMap(({ entry: entered, exit }) => [...entered, ...exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  const refs = [...guards, ...actions];
  const delays = Object.entries(facts.delays);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const context: unknown = entry.machine.config.context;
  const nodes = stateNodes(entry.machine);
  const started: Started[] = [...nodes.flatMap(({ invoke }) => invoke), ...spawnedBy(entry)];
  const withMeta = [
    ...nodes.filter(({ meta }) => meta !== undefined).map(({ id }) => id),
    ...transitionsOf(entry.machine)
      .filter(({ meta }) => meta !== undefined)
      .map(transitionId),
  ];
  const partsByFeature: Record<Feature, string[]> = {
    guards: names(guards),
    actions: names(actions),
    actors: names(started.map(({ src }) => named(src))),
    'computed params': names(refs.filter(({ params }) => params === null)),
    params: names(refs.filter(({ params }) => params !== undefined && params !== null)),
    'composed guards': names(
      guards.filter(({ name, composed }) => composed !== undefined || name === 'stateIn'),
    ),
    'constant delays': delays.flatMap(([name, ms]) => (ms === null ? [] : name)),
    'computed delays': delays.flatMap(([name, ms]) => (ms === null ? name : [])),
    context: typeof context === 'object' ? Object.keys(context ?? {}) : [],
    'computed context': typeof context === 'function' ? ['context'] : [],
    descriptions: ids(transitions.filter(({ description }) => description !== null)),
    order: ids(transitions.filter(({ rank }) => rank > 0)),
    reentering: ids(transitions.filter(({ reenter }) => reenter)),
    'unleft parallels': ids(
      transitions.filter(
        ({ source, targets, reenter }) =>
          !reenter &&
          parallels.includes(source) &&
          targets.some((target) => isWithin(chart, target, source)),
      ),
    ),
    'several targets': ids(transitions.filter(({ targets }) => targets.length > 1)),
    'inner targets': ids(transitions.filter((transition) => isWithinItself(chart, transition))),
    history: ids(states.filter(({ history }) => history !== null)),
    errors: transitions.flatMap(({ trigger }) => (trigger.kind === 'error' ? trigger.actor : [])),
    reasons: facts.ignored.map(({ event }) => event),
    loops: ids(
      transitions.filter(
        ({ trigger, targets }) => trigger.kind === 'always' && targets.length === 0,
      ),
    ),
    inputs: ids(started.filter(({ input }) => input !== undefined)),
    outputs: ids(nodes.filter(({ output }) => output !== undefined)),
    meta: withMeta,
    'system ids': ids(started.filter(({ systemId }) => systemId !== undefined)),
    'initial actions': ids(
      nodes.filter(({ type, initial }) => type === 'compound' && initial.actions.length > 0),
    ),
  };
  for (const list of Object.values(partsByFeature))
    list.splice(0, list.length, ...[...new Set(list)].sort());
  return partsByFeature;
}
