import { fromPromise, type AnyStateMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { endlessFails } from '#src/atlas/kit/portable/portable-machine.ts';
import { namedText } from '#src/atlas/drawings/layout/part-text.ts';
import { machineIn, type FileConfig } from '#machines/machine-comparison/machine-file.ts';
import type { MachineEntry } from '#machines/model.ts';

/** The length of a delay that a file names without a number, in ms. */
const unknownDelayMs = 1000;
/** With more guards than these, one event tries none, all, and each alone. */
const maxCombined = 4;

const isRecord = (value: unknown): value is FileConfig =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const each = (value: unknown, change: (item: unknown) => unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]))
    : value;

/** Returns the lengths of a file's delays by name, in ms. */
const delaysIn = ({ meta }: FileConfig): [string, number][] =>
  isRecord(meta) && isRecord(meta['delays'])
    ? Object.entries(meta['delays']).flatMap(([name, ms]) =>
        typeof ms === 'number' ? [[name, ms]] : [],
      )
    : [];

/**
 * Returns a configuration in which a guard's name includes its params, and each delay has its name,
 * which a file writes as a number.
 */
function withNames(config: unknown, delayNames: ReadonlyMap<string, string>): unknown {
  const transition = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(transition);
    if (!isRecord(value) || !isRecord(value['guard'])) return value;
    const { type, params } = value['guard'];
    return { ...value, guard: namedText({ name: String(type), params }) };
  };
  const actor = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(actor);
    if (!isRecord(value)) return value;
    const ends = ['onDone', 'onError', 'onSnapshot'].filter((name) => name in value);
    return {
      ...value,
      ...Object.fromEntries(ends.map((name) => [name, transition(value[name])])),
    };
  };
  if (!isRecord(config)) return config;
  const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
    on: (value) => each(value, transition),
    after: (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => [
              delayNames.get(key) ?? key,
              transition(item),
            ]),
          )
        : value,
    always: transition,
    onDone: transition,
    invoke: actor,
    states: (value) => each(value, (state) => withNames(state, delayNames)),
  };
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, changes[name]?.(value) ?? value]),
  );
}

/** Returns a configuration under another id; targets that name the old one follow. */
function renamed(config: FileConfig, id: string): FileConfig {
  const old = typeof config['id'] === 'string' ? config['id'] : '(machine)';
  const text = JSON.stringify({ ...config, id }, (_, value: unknown) =>
    typeof value === 'string' && (value === `#${old}` || value.startsWith(`#${old}.`))
      ? `#${id}${value.slice(old.length + 1)}`
      : value,
  );
  return JSON.parse(text) as FileConfig;
}

interface Held {
  holds?: readonly string[];
}

/** The evaluations per event after which a guard fails, so that no eventless transition loops. */
const maxCalls = 50;

const calls = new WeakMap<Held, number>();

/** Returns a guard that is true if the event lists it. */
const heldGuard =
  (name: string) =>
  ({ event }: { event: Held }): boolean => {
    const count = (calls.get(event) ?? 0) + 1;
    calls.set(event, count);
    return count <= maxCalls && (event.holds?.includes(name) ?? false);
  };

/** Never runs: the search and the simulator only list actors. */
const pending = fromPromise(() => new Promise(() => {}));

/** Returns every set of guards to try, at most two to the power of `maxCombined`. */
function combinations(names: readonly string[]): string[][] {
  if (names.length > maxCombined) return [[], ...names.map((name) => [name]), [...names]];
  return names.reduce<string[][]>(
    (sets, name) => [...sets, ...sets.map((set) => [...set, name])],
    [[]],
  );
}

/** The id of a file's machine. */
export const idIn = ({ id }: FileConfig): string => (typeof id === 'string' ? id : 'machine');

/**
 * Returns a runnable entry of a file. A file has names instead of code: each event lists in `holds`
 * the guards that are true, and actions and actors do nothing. A delay without a length has that of
 * the version that it is `compared` with.
 */
export function entryOfFile(config: FileConfig, id: string, compared = config): MachineEntry {
  const lengths = new Map([...delaysIn(compared), ...delaysIn(config)]);
  const named = withNames(
    renamed(config, id),
    new Map(delaysIn(config).map(([name, ms]) => [String(ms), name])),
  ) as FileConfig;
  const plain = machineIn({ ...named, ...endlessFails });
  const { states, transitions } = chartOf(plain);
  const guards = new Set(transitions.flatMap(({ guard }) => guard?.name ?? []));
  const actions = [
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap((transition) => transition.actions),
  ].map(({ name }) => name);
  const sources = states.flatMap(({ invokes }) => invokes.map(({ src }) => src));
  const delays = transitions.flatMap(({ trigger }) =>
    trigger.kind === 'after' && !/^\d+$/.test(trigger.delay) ? trigger.delay : [],
  );
  const from = <Value>(names: Iterable<string>, make: (name: string) => Value) =>
    Object.fromEntries([...names].map((name) => [name, make(name)]));
  const machine = plain.provide({
    guards: from(guards, heldGuard),
    actions: from(actions, () => () => {}),
    actors: from(sources, () => pending),
    delays: from(delays, (name) => lengths.get(name) ?? unknownDelayMs),
  }) as AnyStateMachine;
  const always = transitions.filter(({ trigger }) => trigger.kind === 'always');
  const casesOf = (type: string) => {
    const tried = [...transitions.filter(({ eventType }) => eventType === type), ...always];
    const names = new Set(tried.flatMap(({ guard }) => guard?.name ?? []));
    return combinations([...names]).map((holds) => ({ holds }));
  };
  const types = transitions.flatMap(({ eventType }) => (eventType === '' ? [] : eventType));
  return {
    id,
    title: id,
    purpose: '',
    file: 'pasted',
    where: { routes: [], view: '' },
    machine,
    model: {
      events: from(types, casesOf) as MachineEntry['model']['events'],
      invariants: {},
      journeys: [],
    },
  };
}
