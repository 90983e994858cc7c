import { and, createMachine, fromPromise, not, or, raise, stateIn } from 'xstate';
import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** A reference to an action, guard or actor; `params` are null if code computes them. */
export type PortableReference = string | { type: string; params: unknown };

/** A guard by reference, or composed of guards. */
export type PortableGuard =
  | PortableReference
  | { composed: 'and' | 'or' | 'not'; guards: PortableGuard[] }
  | { composed: 'stateIn'; value: unknown };

export interface PortableTransition {
  target?: string[] | undefined;
  guard?: PortableGuard | undefined;
  actions?: PortableReference[] | undefined;
  reenter?: true | undefined;
  description?: string | undefined;
}

type ByEvent = Record<string, PortableTransition[]>;

/** The configuration of a state, with names instead of code. */
export interface PortableState {
  type?: string | undefined;
  history?: string | undefined;
  /** The default target of a history state. */
  target?: string | undefined;
  initial?: string | undefined;
  description?: string | undefined;
  tags?: string[] | undefined;
  entry?: PortableReference[] | undefined;
  exit?: PortableReference[] | undefined;
  invoke?: { id: string; src: string; [on: `on${string}`]: PortableTransition[] }[] | undefined;
  on?: ByEvent | undefined;
  after?: ByEvent | undefined;
  always?: PortableTransition[] | undefined;
  onDone?: PortableTransition[] | undefined;
  states?: Record<string, PortableState> | undefined;
}

/** A machine as plain data. */
export interface PortableMachine {
  config: PortableState & { id: string; context?: unknown };
  isContextComputed: boolean;
  /** The durations of named delays in ms; null if code computes them. */
  delays: Record<string, number | null>;
  /** The events of actions that only raise one. */
  raised: Record<string, { event: AnyEventObject; delay?: string | number | undefined }>;
  names: { actions: string[]; guards: string[]; actors: string[] };
  /** The parts that no file expresses. */
  omitted: string[];
}

const composers = { and, or, not: ([guard]: unknown[]) => not(guard as never) } as const;

/** Returns the guard as XState's. */
function revivedGuard(guard: PortableGuard): unknown {
  if (typeof guard === 'string' || !('composed' in guard)) return guard;
  if (guard.composed === 'stateIn') return stateIn(guard.value as never);
  return composers[guard.composed](guard.guards.map(revivedGuard) as never);
}

/**
 * Returns a part of the configuration with revived guards. Only items of lists, such as transitions,
 * have guards and params; elsewhere these words are the names of states and events.
 */
function revived(part: unknown, isItem = false): unknown {
  if (Array.isArray(part)) return part.map((item) => revived(item, true));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (isItem && key === 'guard') return [key, revivedGuard(value as PortableGuard)];
      return [key, isItem && key === 'params' ? (value as unknown) : revived(value)];
    }),
  );
}

const all = <T>(names: readonly string[], value: T) =>
  Object.fromEntries(names.map((name) => [name, value]));

/** Makes a step that loops forever fail: a machine from elsewhere must not stop the page. */
export const endlessFails = { options: { maxIterations: 200 } };

/** The duration of a delay that code computes, in ms. */
export const computedMs = 1000;

/**
 * Returns a machine that XState runs. Its actions do nothing except raise constant events, its guards
 * do not hold, and its actors run until they are stopped.
 */
export function machineOf(portable: PortableMachine): AnyStateMachine {
  const { config, isContextComputed, delays, raised, names } = portable;
  const { context = isContextComputed ? () => ({}) : undefined, ...states } = config;
  const machine = createMachine({
    ...(revived(states) as object),
    ...endlessFails,
    ...(context !== undefined && { context }),
  } as never);
  const raises = Object.entries(raised).map(([name, { event, delay }]) => [
    name,
    raise(event, delay === undefined ? {} : { delay: delay as never }),
  ]);
  return (machine as AnyStateMachine).provide({
    actions: { ...all(names.actions, () => {}), ...(Object.fromEntries(raises) as object) },
    guards: all(names.guards, () => false),
    actors: all(
      names.actors,
      fromPromise(() => new Promise<never>(() => {})),
    ),
    delays: Object.fromEntries(
      Object.entries(delays).map(([name, ms]) => [name, ms ?? (() => computedMs)]),
    ),
  } as never);
}
