import type { AnyStateMachine } from 'xstate';
import { chartOf, stateNodes } from '#src/atlas/kit/chart.ts';

type Row = Record<string, unknown>;

/** The configuration of a machine or a state, as far as mutants change it. */
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

/** All transitions with one source and one trigger, in the order in which they are asked. */
export interface List {
  /** Where it stands in the whole configuration. */
  path: readonly string[];
  source: string;
  /** The event type as XState sends it, or `always`. */
  trigger: string;
  rows: readonly Row[];
  /** The id of the state that each row leads to; undefined where it leads to none. */
  targets: readonly (string | undefined)[];
  /** Whether it matters for a row if its source is left and entered anew. */
  reenters: readonly boolean[];
}

interface State {
  id: string;
  path: readonly string[];
  config: Config;
}

/** A transition's target alone, or a list of transitions, as a list of transitions in full. */
function rowsOf(value: unknown): Row[] {
  const rows = Array.isArray(value) ? value : [value];
  return rows.map((row: unknown) => {
    if (typeof row === 'string') return { target: row };
    const { actions, ...rest } = row as Row;
    return actions === undefined ? rest : { ...rest, actions: [actions].flat() };
  });
}

/** Where the transitions of one state stand, and what triggers them. */
function listsIn(config: Config, id: string): [trigger: string, path: string[], unknown][] {
  const { on = {}, after = {}, invoke = [] } = config;
  const isMany = Array.isArray(invoke);
  const byActor = [invoke].flat().flatMap((one, index) => {
    const at = isMany ? ['invoke', String(index)] : ['invoke'];
    return [
      [`xstate.done.actor.${one.id}`, [...at, 'onDone'], one.onDone],
      [`xstate.error.actor.${one.id}`, [...at, 'onError'], one.onError],
      [`xstate.snapshot.${one.id}`, [...at, 'onSnapshot'], one.onSnapshot],
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
  const known = new Map(machine && chartOf(machine).transitions.map((one) => [one.id, one]));
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

/** Returns the same configuration with something else at a path. */
export function edited(config: Config, [key, ...path]: readonly string[], value: unknown): Config {
  if (key === undefined) return value as Config;
  const part = (config as Record<string, unknown>)[key];
  const changed = edited(part ?? {}, path, value);
  if (!Array.isArray(config)) return { ...config, [key]: changed };
  return (config as unknown[]).with(Number(key), changed) as Config;
}

/**
 * Returns the states that stand beside a state and exclude it, the nearest first; for one that has
 * none, as in a region, those beside the state around it.
 */
export function siblingsOf(machine: AnyStateMachine, id: string): string[] {
  let node = stateNodes(machine).find((one) => one.id === id);
  while (node?.parent) {
    const all = Object.values(node.parent.states).map((one) => one.id);
    if (node.parent.type === 'compound' && all.length > 1) {
      const place = all.indexOf(node.id);
      const distance = (other: string) => Math.abs(all.indexOf(other) - place);
      return all.toSpliced(place, 1).toSorted((a, b) => distance(a) - distance(b));
    }
    node = node.parent;
  }
  return [];
}
