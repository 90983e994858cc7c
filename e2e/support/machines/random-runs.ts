import { createActor, createMachine, fromCallback, type AnyStateMachine } from 'xstate';
import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Named } from '#src/atlas/kit/named.ts';
import { guardCalls, guardEvent, callOf } from '#src/atlas/drawings/files/scxml-guards.ts';
import { scxmlNames } from '#src/atlas/drawings/files/scxml-names.ts';
import { seededRandom } from '#src/lib/random.ts';
import { inSimulatedTime } from './simulated-time';

interface Run {
  chart: Chart;
  /** The content of the machine's JSON file. */
  config: StateConfig & { meta: { provide: Record<'actions' | 'guards' | 'actors', string[]> } };
  seed: number;
}

/** One step of an interpreter: an event, or time that passes. */
type RandomStep = { event: string; data?: unknown } | { ms: number };

/** The steps of a run and the active states of XState: at the start, and after each step. */
export interface RandomRun {
  steps: RandomStep[];
  states: string[][];
}

const stepsPerRun = 30;
const waits = [1, 50, 200, 1000, 5000, 60_000];
/** More microsteps in one step are an endless loop, which fails. */
const options = { maxIterations: 100 };

interface StateConfig {
  on?: object;
  states?: Record<string, StateConfig>;
}

/** Keeps wildcards from the event that sets guards. */
const withGuardEvent = <T extends StateConfig>(config: T): T => ({
  ...config,
  ...(config.on && { on: { ...config.on, [guardEvent]: {} } }),
  ...(config.states && {
    states: Object.fromEntries(
      Object.entries(config.states).map(([key, state]) => [key, withGuardEvent(state)]),
    ),
  }),
});

/** Creates the machine of a JSON file, with guards that a table answers. */
function machineOf({ chart, config }: Run, holds: ReadonlySet<string>) {
  const isTrue = (guard: Named): boolean => {
    if (!guard.composed) return holds.has(callOf(guard));
    const { by, guards } = guard.composed;
    if (by === 'not') return !guards.every(isTrue);
    return by === 'or' ? guards.some(isTrue) : guards.every(isTrue);
  };
  const named = new Map(
    chart.transitions.flatMap(({ guard }) => (guard ? [[guard.name, guard]] : [])),
  );
  const { actions, guards, actors } = config.meta.provide;
  const each = <T>(names: readonly string[], value: (name: string) => T) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const guardOf = (name: string) => (_: unknown, params: unknown) => {
    const guard = named.get(name)!;
    return isTrue(guard.composed ? guard : { name, params });
  };
  return (
    createMachine({ ...withGuardEvent(config), options } as never) as AnyStateMachine
  ).provide({
    actions: each(actions, () => () => {}),
    guards: each(guards, guardOf),
    actors: each(actors, () => fromCallback(() => {})),
  } as never);
}

/**
 * Sends random events, guard results, results of actors and waits to XState. The run ends before a
 * step that fails or is an endless loop.
 */
export const randomRun = (run: Run): RandomRun =>
  inSimulatedTime((advance) => recorded(run, advance));

function recorded(run: Run, advance: (ms: number) => void): RandomRun {
  const { chart, seed } = run;
  const random = seededRandom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const names = scxmlNames(chart);
  const holds = new Set<string>();
  const actor = createActor(machineOf(run, holds));
  let failed = false;
  actor.subscribe({ error: () => (failed = true) });
  actor.start();
  const types = [
    ...new Set(
      chart.transitions.flatMap(({ eventType, trigger }) =>
        ['event', 'done', 'error', 'snapshot'].includes(trigger.kind)
          ? [eventType.replace(/\.?\*$/, ''), eventType.replace(/(\.?\*)?$/, '.other')]
          : [],
      ),
    ),
  ];
  const calls = guardCalls(chart);

  /** Takes one step and returns it for another interpreter. */
  function step(): RandomStep {
    const kind = random();
    if (kind < 0.35 && calls.length > 0) {
      const data = { guard: oneOf(calls), holds: random() < 0.5 };
      if (data.holds) holds.add(data.guard);
      else holds.delete(data.guard);
      actor.send({ type: guardEvent });
      return { event: guardEvent, data };
    }
    if (kind < 0.85 && types.length > 0) {
      const type = oneOf(types);
      actor.send({ type });
      return { event: names.events(type)[0]! };
    }
    const ms = oneOf(waits);
    advance(ms);
    return { ms };
  }

  const steps: RandomStep[] = [];
  const states: string[][] = [];
  const record = () =>
    states.push(
      actor
        .getSnapshot()
        ._nodes.map(({ id }) => names.states.get(id) ?? id)
        .toSorted(),
    );
  const isRunning = () => !failed && actor.getSnapshot().status === 'active';
  if (isRunning()) record();
  while (isRunning() && steps.length < stepsPerRun) {
    const next = step();
    if (!isRunning()) break;
    steps.push(next);
    record();
  }
  actor.stop();
  return { steps, states };
}

/** Returns the steps up to the first different set of active states, or null. */
export function differenceOf({ steps, states }: RandomRun, found: readonly string[][]): unknown {
  // Interpreters name states without an id; implied states have a dot in theirs.
  const sorted = found.map((names) => names.filter((name) => !/^\$|\./.test(name)).toSorted());
  const first = states.findIndex((names, index) => names.join() !== sorted[index]?.join());
  if (first < 0) return null;
  return { steps: steps.slice(0, first), expected: states[first], found: sorted[first] };
}
