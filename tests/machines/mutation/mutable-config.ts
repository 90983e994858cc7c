import type { AnyStateMachine } from 'xstate';
import { chartOf, stateNodes } from '#src/atlas/kit/chart.ts';

type Row = Record<string, unknown>;

/** The parts of a machine's or a state's configuration that mutants change. */
export type Config = {
  initial?: string;
  states?: Record<string, Config>;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  always?: unknown;
  onDone?: unknown;
  invoke?: Invoke | Invoke[];
  entry?: unknown;
  exit?: unknown;
  tags?: unknown;
};
type Invoke = { id: string; onDone?: unknown; onError?: unknown; onSnapshot?: unknown };

/** The trigger of eventless transitions. */
export const always = 'always';

/** The transitions of one source and one trigger, in the order in which XState evaluates them. */
export interface List {
  /** Its path in the configuration. */
  path: readonly string[];
  source: string;
  /** The event type as XState sends it, or `always`. */
  trigger: string;
  rows: readonly Row[];
  /** The id of each row's target state; undefined for a transition without a target. */
  targets: readonly (string | undefined)[];
  /** True for rows that behave differently if their source is exited and re-entered. */
  reenters: readonly boolean[];
}

interface State {
  id: string;
  path: readonly string[];
  config: Config;
}

/** Normalizes a target or a list of transitions to a list of full transitions. */
function rowsOf(value: unknown): Row[] {
  const rows = Array.isArray(value) ? value : [value];
  return rows.map((row: unknown) => {
    if (typeof row === 'string') return { target: row };
    const { actions, ...rest } = row as Row;
    return actions === undefined ? rest : { ...rest, actions: [actions].flat() };
  });
}

/** Returns the trigger, path, and transitions of each list in one state. */
function listsIn(config: Config, id: string): [trigger: string, path: string[], unknown][] {
  const { on = {}, after = {}, invoke = [] } = config;
  const isMany = Array.isArray(invoke);
  const byActor = [invoke].flat().flatMap((invocation, index) => {
    const at = isMany ? ['invoke', String(index)] : ['invoke'];
    return [
      [`xstate.done.actor.${invocation.id}`, [...at, 'onDone'], invocation.onDone],
      [`xstate.error.actor.${invocation.id}`, [...at, 'onError'], invocation.onError],
      [`xstate.snapshot.${invocation.id}`, [...at, 'onSnapshot'], invocation.onSnapshot],
    ] as [string, string[], unknown][];
  });
  const all: [string, string[], unknown][] = [
    ...Object.entries(on).map(([type, rows]) => [type, ['on', type], rows] as never),
    ...Object.entries(after).map(
      ([delay, rows]) => [`xstate.after.${delay}.${id}`, ['after', delay], rows] as never,
    ),
    ...byActor,
    [`xstate.done.state.${id}`, ['onDone'], config.onDone],
    [always, ['always'], config.always],
  ];
  return all.filter(([, , rows]) => rows !== undefined);
}

/** Returns every state and every list of transitions in a configuration. */
export function partsOf(whole: Config, root: string, machine?: AnyStateMachine) {
  const states: State[] = [];
  const lists: List[] = [];
  const known = new Map(
    machine && chartOf(machine).transitions.map((transition) => [transition.id, transition]),
  );
  const read = (config: Config, id: string, path: string[]) => {
    states.push({ id, path, config });
    for (const [trigger, at, value] of listsIn(config, id)) {
      const rows = rowsOf(value);
      const targets = rows.map((_, rank) => known.get(`${id} ${trigger} ${rank}`)?.targets[0]);
      const reenters = targets.map((target) => target === id || !!target?.startsWith(`${id}.`));
      lists.push({ path: [...path, ...at], source: id, trigger, rows, targets, reenters });
    }
    for (const [key, child] of Object.entries(config.states ?? {})) {
      read(child, `${id}.${key}`, [...path, 'states', key]);
    }
  };
  read(whole, root, []);
  return { states, lists };
}

/** Returns a copy of a configuration with the value at a path replaced. */
export function edited(config: Config, [key, ...path]: readonly string[], value: unknown): Config {
  if (key === undefined) return value as Config;
  const part = (config as Record<string, unknown>)[key];
  const changed = edited(part ?? {}, path, value);
  if (!Array.isArray(config)) return { ...config, [key]: changed };
  return (config as unknown[]).with(Number(key), changed) as Config;
}

/**
 * Returns the sibling states that exclude a state, nearest first. If it has none, as in a region,
 * returns those of its parent.
 */
export function siblingsOf(machine: AnyStateMachine, id: string): string[] {
  let node = stateNodes(machine).find((candidate) => candidate.id === id);
  while (node?.parent) {
    const all = Object.values(node.parent.states).map((sibling) => sibling.id);
    if (node.parent.type === 'compound' && all.length > 1) {
      const index = all.indexOf(node.id);
      const distance = (sibling: string) => Math.abs(all.indexOf(sibling) - index);
      return all.toSpliced(index, 1).toSorted((a, b) => distance(a) - distance(b));
    }
    node = node.parent;
  }
  return [];
}
