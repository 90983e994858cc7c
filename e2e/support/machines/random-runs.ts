import { mock } from 'node:test';
import { createActor, createMachine, fromCallback, type AnyStateMachine } from 'xstate';
import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Named } from '#src/atlas/kit/named.ts';
import { guardCalls, guardEvent, callOf } from '#src/atlas/drawings/files/scxml-guards.ts';
import { scxmlEvent, xmlIds } from '#src/atlas/drawings/files/scxml-names.ts';
import { seededRandom } from '#src/lib/random.ts';
import type { Interpreter } from './scion';

interface Run {
  chart: Chart;
  /** The content of the machine's JSON file. */
  config: { meta: { provide: Record<'actions' | 'guards' | 'actors', string[]> } };
  interpreter: Interpreter;
  seed: number;
}

const stepsPerRun = 30;
const waits = [1, 50, 200, 1000, 5000, 60_000];
/** More evaluations of guards in one step are an endless loop. */
const maxCalls = 500;

/** Creates the machine of a JSON file, with guards that a table answers. */
function machineOf({ chart, config }: Run, holds: ReadonlySet<string>) {
  let calls = 0;
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
    calls += 1;
    if (calls > maxCalls) throw new Error('endless');
    const guard = named.get(name)!;
    return isTrue(guard.composed ? guard : { name, params });
  };
  const machine = (createMachine(config as never) as AnyStateMachine).provide({
    actions: each(actions, () => () => {}),
    guards: each(guards, guardOf),
    actors: each(actors, () => fromCallback(() => {})),
  } as never);
  return { machine, nextStep: () => (calls = 0) };
}

/**
 * Sends the same random events, guard results, results of actors and waits to XState and to an
 * interpreter. Returns the steps up to the first different set of active states, or null.
 */
export function differenceOf(run: Run): string | null {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    return compare(run);
  } finally {
    mock.timers.reset();
  }
}

function compare(run: Run): string | null {
  const { chart, interpreter, seed } = run;
  const random = seededRandom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const ids = xmlIds(chart);
  const holds = new Set<string>();
  const { machine, nextStep } = machineOf(run, holds);
  const actor = createActor(machine);
  let failed = false;
  actor.subscribe({ error: () => (failed = true) });
  actor.start();
  interpreter.start();
  const types = [
    ...new Set(
      chart.transitions.flatMap(({ eventType, trigger }) =>
        ['event', 'done', 'error', 'snapshot'].includes(trigger.kind)
          ? [eventType.replace('*', 'other')]
          : [],
      ),
    ),
  ];
  const calls = guardCalls(chart);
  const log: unknown[] = [];

  /** Takes one step in both; the interpreter only if XState has not looped. */
  function step() {
    const kind = random();
    nextStep();
    if (kind < 0.35 && calls.length > 0) {
      const data = { guard: oneOf(calls), holds: random() < 0.5 };
      log.push(data);
      if (data.holds) holds.add(data.guard);
      else holds.delete(data.guard);
      actor.send({ type: guardEvent });
      if (!failed) interpreter.gen({ name: guardEvent, data });
    } else if (kind < 0.85 && types.length > 0) {
      const type = oneOf(types);
      log.push(type);
      actor.send({ type });
      if (!failed) interpreter.gen({ name: scxmlEvent(type) });
    } else {
      const ms = oneOf(waits);
      log.push(ms);
      mock.timers.tick(ms);
    }
  }

  for (let count = 0; count <= stepsPerRun; count += 1) {
    const snapshot = actor.getSnapshot();
    if (failed || snapshot.status !== 'active') break;
    const expected = snapshot._nodes.map(({ id }) => ids.get(id) ?? id).toSorted();
    const found = interpreter
      .getFullConfiguration()
      .filter((id) => !id.startsWith('$'))
      .toSorted();
    if (expected.join() !== found.join()) return JSON.stringify({ log, expected, found }, null, 1);
    step();
  }
  actor.stop();
  return null;
}
