import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { machines } from '#machines/index.ts';
import { thankYouGuardMachine } from '#machines/thank-you-guard/thank-you-guard.machine.ts';
import { watchMachines } from '#src/atlas/app/live/machine-watch.ts';
import { replayOf } from '#src/atlas/app/live/replay-of.ts';
import { readSimulation } from '#src/atlas/app/simulator/simulation-address.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import { isFullRun } from './run-limits';
import { steeredMachine } from './steered-machine';

/** Returns a recording of actors, and the `inspect` option that reports to it. */
function watching() {
  const before = globalThis.machineInspector;
  globalThis.machineInspector = undefined;
  const watch = watchMachines();
  const inspect = globalThis.machineInspector!;
  globalThis.machineInspector = before;
  return { watch, inspect };
}

const forever = () => new Promise<never>(() => undefined);
describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, entry) => {
    test('§17.61 inspector: a recorded journey replays in the atlas and ends in the same state', async () => {
      const journeys = entry.model.journeys.toSorted((a, b) => b.events.length - a.events.length);
      for (const { title, events } of journeys.slice(0, isFullRun ? journeys.length : 1)) {
        const { watch, inspect } = watching();
        const actor = steeredMachine(entry.machine).start(entry.model.input, inspect);
        for (const event of events as readonly AnyEventObject[]) await actor.take(event);
        const recorded = watch.read().machines.at(-1)!;
        const { run, count, problem } = replayOf(recorded);
        if (problem === 'The later ones don’t fit the address.') continue;
        expect([problem, count], title).toEqual([null, recorded.count]);
        const { steps } = createSimulator(entry).simulate(readSimulation(run).steps);
        const end = steps.at(-1)?.after.snapshot ?? createSimulator(entry).start().snapshot;
        expect(end.value, title).toEqual(actor.snapshot().value);
        actor.stop();
      }
    });
  },
);

test('§17.60 inspector: a pause keeps the shown states, and the page continues', () => {
  const { watch, inspect } = watching();
  const actor = createActor(machines['solutions-tab']!.machine, { inspect }).start();
  const select = (tab: string) => actor.send({ type: 'tab.selected', tab });
  const liveState = () => {
    const { machines: running, events, isPaused } = watch.read();
    return [running[0]?.states.at(-1), events.length, isPaused, replayOf(running[0]!).count];
  };
  select('workforce');
  watch.togglePause();
  select('operations');
  expect(actor.getSnapshot().value).toBe('operations');
  expect(liveState()).toEqual(['solutions-tab.workforce', 1, true, 1]);
  watch.togglePause();
  expect(liveState()).toEqual(['solutions-tab.operations', 2, false, 2]);
  actor.stop();
});

test('§17.61 inspector: a payload that is not plain data ends the replay, with a reason', () => {
  const { watch, inspect } = watching();
  const actor = createActor(machines['solutions-tab']!.machine, { inspect }).start();
  actor.send({ type: 'tab.selected', tab: 'workforce' });
  actor.send({ type: 'tab.selected', tab: new Date(0) as never });
  expect(replayOf(watch.read().machines[0]!)).toMatchObject({
    count: 1,
    problem: 'Event 2, tab.selected, can’t be replayed. Its payload is not plain data.',
  });
});

test('§17.61 inspector: a guard that the page decides otherwise is overridden in the replay', () => {
  const { watch, inspect } = watching();
  const strict = machines['demo-form']!.machine.provide({
    guards: { isComplete: () => true },
    actors: {
      loadPrefill: fromCallback(() => undefined),
      sendRequest: fromPromise(forever),
    } as never,
  });
  const actor = createActor(strict, { inspect }).start();
  actor.send({ type: 'form.submitted' });
  expect(replayOf(watch.read().machines[0]!)).toMatchObject({
    run: '1~form.submitted!isComplete',
    problem: null,
  });
  actor.stop();
});

test('§17.59 inspector: messages name their sender, and events sent in an action keep their order', async () => {
  const { watch, inspect } = watching();
  const outbox = machines['lead-outbox']!.machine.provide({
    actors: { deliverPending: fromPromise(() => Promise.resolve({ remaining: 0 })) as never },
  });
  const actor = createActor(outbox, { inspect }).start();
  await expect.poll(() => actor.getSnapshot().value as unknown).toBe('empty');
  actor.send({ type: 'record.stored' });
  expect(watch.read().messages.map(({ from, to, text }) => `${from} to ${to}: ${text}`)).toEqual([
    'Lead outbox to Lead outbox › deliverPending: starts',
    'Lead outbox › deliverPending to Lead outbox: done',
    'Page to Lead outbox: record.stored',
  ]);
  expect(watch.read().events.map(({ event, from }) => [event.type, from])).toEqual([
    ['xstate.done.actor.deliverPending', 'Lead outbox › deliverPending'],
    ['record.stored', 'Page'],
  ]);
  actor.stop();
});

test('§17.59 inspector: an actor that a preload starts is marked', () => {
  const { watch, inspect } = watching();
  for (const options of [{ inspect, id: 'preload' }, { inspect }])
    createActor(thankYouGuardMachine, options).start();
  expect(watch.read().machines.map(({ isPreload }) => isPreload)).toEqual([true, false]);
});
