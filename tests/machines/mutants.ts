import { createMachine, not } from 'xstate';
import type { AnyStateMachine } from 'xstate';

type Config = Record<string, unknown>;
type Path = (string | number)[];

/** A machine with one small fault. */
export interface Mutant {
  name: string;
  machine: AnyStateMachine;
}

const isObject = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Copies what is data, and keeps functions as they are. */
function copy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copy) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)])) as Value;
}

function at(config: Config, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Config)[key], config);
}

/** Every place in a configuration where transitions are written, made a list of objects. */
function transitionLists(config: Config, path: Path = []): { state: Path; list: Path }[] {
  const state = at(config, path) as Config;
  const found: { state: Path; list: Path }[] = [];
  const take = (holder: Config, key: string, where: Path) => {
    if (holder[key] === undefined) return;
    const list = listed(holder[key]);
    holder[key] = list.map((one) => (typeof one === 'string' ? { target: one } : one));
    found.push({ state: path, list: [...where, key] });
  };
  for (const name of ['on', 'after']) {
    const holder = state[name];
    if (isObject(holder)) for (const key of Object.keys(holder)) take(holder, key, [...path, name]);
  }
  for (const name of ['always', 'onDone']) take(state, name, path);
  if (state['invoke'] !== undefined) {
    state['invoke'] = listed(state['invoke']);
    (state['invoke'] as Config[]).forEach((invoke, index) => {
      for (const name of ['onDone', 'onError', 'onSnapshot'])
        take(invoke, name, [...path, 'invoke', index]);
    });
  }
  for (const key of Object.keys(state['states'] ?? {})) {
    found.push(...transitionLists(config, [...path, 'states', key]));
  }
  return found;
}

function statePaths(config: Config, path: Path = []): Path[] {
  const children = Object.keys((at(config, path) as Config)['states'] ?? {});
  return [path, ...children.flatMap((key) => statePaths(config, [...path, 'states', key]))];
}

/** Keys of the states that a transition of the state at `path` could lead to by its bare key. */
function siblingsOf(config: Config, path: Path): string[] {
  if (path.length === 0) return [];
  return Object.keys((at(config, path.slice(0, -2)) as Config)['states'] as Config);
}

/** Returns every mutant of a machine: one fault each, in its configuration or its delays. */
export function mutantsOf(original: AnyStateMachine): Mutant[] {
  const base = copy(original.config) as Config;
  const lists = transitionLists(base);
  const mutants: Mutant[] = [];

  const mutate = (name: string, change: (config: Config) => void) => {
    const config = copy(base);
    change(config);
    try {
      const machine = createMachine(config as never).provide(original.implementations as never);
      mutants.push({ name, machine });
    } catch {
      // A configuration that XState itself refuses needs no test to be found.
    }
  };
  const label = (list: Path, index: number) => `${list.join('.')}[${index}]`;

  for (const { state, list } of lists) {
    const transitions = at(base, list) as Config[];
    const siblings = siblingsOf(base, state);
    const own = Object.keys((at(base, state) as Config)['states'] ?? {});
    transitions.forEach((transition, index) => {
      const here = (config: Config) => (at(config, list) as Config[])[index] as Config;
      const where = label(list, index);
      mutate(`removes ${where}`, (config) => void (at(config, list) as Config[]).splice(index, 1));
      const goals = [...siblings, ...own.map((key) => `.${key}`)];
      const goal = goals.find(
        (key) => !String(transition['target']).endsWith(key.replace('.', '')),
      );
      if (goal)
        mutate(`retargets ${where} to ${goal}`, (config) => (here(config)['target'] = goal));
      if (transition['target'] !== undefined)
        mutate(`untargets ${where}`, (config) => delete here(config)['target']);
      if (transition['guard'] !== undefined) {
        mutate(`drops the guard of ${where}`, (config) => delete here(config)['guard']);
        mutate(`negates the guard of ${where}`, (config) => {
          here(config)['guard'] = not(transition['guard'] as never);
        });
      }
      listed(transition['actions']).forEach((_, number) =>
        mutate(`drops action ${number} of ${where}`, (config) => {
          here(config)['actions'] = listed(transition['actions']).filter((__, n) => n !== number);
        }),
      );
      if (index > 0)
        mutate(`swaps ${where} with the one before`, (config) => {
          const all = at(config, list) as Config[];
          [all[index - 1], all[index]] = [all[index] as Config, all[index - 1] as Config];
        });
    });
  }

  for (const path of statePaths(base)) {
    const state = at(base, path) as Config;
    const where = path.join('.') || 'the root';
    const children = Object.keys(state['states'] ?? {});
    const other = children.find((key) => key !== state['initial']);
    if (state['initial'] !== undefined && other)
      mutate(`starts ${where} in ${other}`, (config) => {
        (at(config, path) as Config)['initial'] = other;
      });
    for (const name of ['entry', 'exit'])
      listed(state[name]).forEach((_, number) =>
        mutate(`drops ${name} action ${number} of ${where}`, (config) => {
          (at(config, path) as Config)[name] = listed(state[name]).filter((__, n) => n !== number);
        }),
      );
    listed(state['invoke']).forEach((_, number) =>
      mutate(`drops invoke ${number} of ${where}`, (config) => {
        (at(config, path) as Config)['invoke'] = listed(state['invoke']).filter(
          (__, n) => n !== number,
        );
      }),
    );
    // An event that other states hear, heard here as well.
    const heard = new Set(lists.flatMap(({ list }) => (list.at(-2) === 'on' ? [list.at(-1)] : [])));
    const siblings = siblingsOf(base, path).filter((key) => key !== path.at(-1));
    const deaf = [...heard].find(
      (event) => !((event as string) in ((state['on'] ?? {}) as Config)),
    );
    if (deaf !== undefined && siblings[0] !== undefined && state['type'] !== 'final')
      mutate(`adds ${deaf} to ${where}`, (config) => {
        const target = at(config, path) as Config;
        target['on'] = { ...(target['on'] as Config), [deaf]: { target: siblings[0] } };
      });
  }

  const delays = original.implementations.delays as Record<string, unknown>;
  for (const [name, delay] of Object.entries(delays)) {
    if (typeof delay !== 'number') continue;
    mutants.push({
      name: `doubles the delay ${name}`,
      machine: original.provide({ delays: { [name]: delay * 2 } } as never) as AnyStateMachine,
    });
  }
  return mutants;
}
