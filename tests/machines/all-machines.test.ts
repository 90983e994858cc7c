import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { modelPaths, pathOf, type ModelPath } from '../model';
import { chartOf, stateNodes, transitionId, transitionsOf } from '#src/atlas/kit/chart.ts';
import { listenToMachines } from '../models/inspector';
import {
  actorDepth,
  assertComplete,
  saveResult,
  driversIn,
  type DriverFile,
} from '../models/layer';
import { columnsOf, layerCoverage } from '../models/layer-coverage';
import { pathPlanner } from '../models/paths';
import { providedActions, providedNames, steeredMachine } from './steered-machine';

const driverFiles = Object.entries(
  import.meta.glob<DriverFile>('../drivers/*/*.driver.ts', { eager: true }),
);

const plain = (snapshot: AnyMachineSnapshot) => ({
  value: snapshot.value as unknown,
  context: snapshot.context as unknown,
  status: snapshot.status,
});
const overJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Runs paths of one machine on real actors and checks each state. */
function trial({ machine, model }: MachineEntry) {
  const steered = steeredMachine(machine);
  const coverage = layerCoverage(machine);
  const ran = new Set<string>();
  let late = 0;
  let steps = 0;
  if (!globalThis.machineLog) listenToMachines(transitionId);
  const { machineLog: log, machineInspector: inspect } = globalThis;

  async function run(path: ModelPath, from?: AnyMachineSnapshot) {
    log?.forget();
    const actor = steered.start(model.input, inspect, from);
    coverage.started(actor.snapshot());
    log?.drain(machine.id, -1);
    await path.run({
      take: async (event) => {
        const before = actor.snapshot();
        await actor.take(event);
        coverage.took(before, log!.drain(machine.id, -1)!);
        steps += 1;
      },
      check: (expected) => {
        const actual = actor.snapshot();
        assert.deepStrictEqual(plain(actual), plain(expected));
        assert.deepStrictEqual(overJson(plain(actual)), plain(actual));
        for (const [name, holds] of Object.entries(model.invariants)) {
          if (!holds(actual)) assert.fail(`${name}: ${JSON.stringify(plain(actual))}`);
        }
      },
    });
    actor.effects().forEach((name) => ran.add(name));
    const effects = [...actor.effects()];
    late += await actor.settleLate();
    expect(actor.effects()).toEqual(effects);
    actor.stop();
    return { end: actor.snapshot(), effects };
  }

  return { coverage, ran, run, late: () => late, steps: () => steps };
}

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    const { machine, model } = entry;

    test('§17: real actors reach every state, transition, refusal, and cell', async () => {
      const { coverage, ran, run, late, steps } = trial(entry);
      const planner = pathPlanner(machine, model);
      const planned = planner.paths(actorDepth).map((path) =>
        pathOf(
          machine,
          model,
          path.steps.map(({ event }) => event),
        ),
      );
      const paths = [...modelPaths(machine, model), ...planned];
      for (const path of paths) await run(path);
      const file = driverFiles.find(([path]) => path.endsWith(`/${id}.driver.ts`))?.[1];
      for (const machineDriver of file ? driversIn(file) : []) {
        for (const { start, steps: taken } of pathPlanner(machine, model, machineDriver).paths(
          actorDepth,
        )) {
          const events = taken.flatMap(({ sent }) => sent);
          await run(pathOf(machine, model, events, start), start);
        }
      }

      const pairs = [...planner.reachable(actorDepth)].filter((target) =>
        target.startsWith('pair '),
      );
      const counts = coverage.counts(columnsOf(actorDepth), pairs, () => null);
      assertComplete(
        saveResult({ id, layer: 'actor', paths: paths.length, steps: steps(), counts }),
      );
      // An actor invoked by the root never ends, so it has no late result.
      const parts = chartOf(machine).states.filter(({ parent }) => parent !== null);
      if (parts.some(({ invokes }) => invokes.length > 0))
        expect(late(), 'late results were tried').toBeGreaterThan(0);
      expect([...ran].toSorted()).toEqual(providedNames(machine));
    }, 30_000);

    test.each(model.journeys.map((journey) => [journey.title, journey] as const))(
      '%s',
      async (_, journey) => {
        const events = journey.events as readonly AnyEventObject[];
        const { end, effects } = await trial(entry).run(pathOf(machine, model, events));
        expect(end.value).toEqual(journey.end);
        expect(end.context).toMatchObject(journey.context ?? {});
        if (journey.effects) expect(effects).toEqual(journey.effects);
      },
    );

    test('§17: the model tries every event, with payloads of plain JSON', () => {
      expect(Object.keys(model.events).toSorted()).toEqual((machine.events as string[]).toSorted());
      for (const { steps } of modelPaths(machine, model)) {
        const events = steps.map(({ event }) => event);
        assert.deepStrictEqual(overJson(events), events);
      }
    });

    test('§17: every state and every transition has a description', () => {
      const mute = [
        ...stateNodes(machine)
          .filter((node) => !node.description)
          .map((node) => node.id),
        ...transitionsOf(machine)
          .filter((transition) => !transition.description)
          .map(transitionId),
      ];
      expect(mute).toEqual([]);
    });

    test('§17: a machine has no effects; views must provide them', async () => {
      for (const [name, action] of providedActions(machine)) {
        expect(action).toThrow(`${name} must be provided`);
      }
      for (const [name, logic] of Object.entries(machine.implementations.actors)) {
        const actor = createActor(logic as AnyActorLogic);
        const done = toPromise(actor);
        actor.start();
        await expect(done).rejects.toThrow(`${name} must be provided`);
      }
    });
  },
);

describe('machine registry', () => {
  test('§17: each machine has the id of its folder', () => {
    const entries = Object.entries(machines);
    expect(entries.map(([, entry]) => entry.id)).toEqual(entries.map(([key]) => key));
    expect(entries.map(([, entry]) => entry.machine.id)).toEqual(entries.map(([key]) => key));
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' });
    const written = files.filter((file) => file.endsWith('.machine.ts')).toSorted();
    expect(written).toEqual(entries.map(([key]) => `${key}/${key}.machine.ts`).toSorted());
  });

  test('§17: each machine has a title, a purpose, and a place', () => {
    for (const { title, purpose, where, model } of Object.values(machines)) {
      expect(title).toMatch(/^[A-Z]/);
      expect(purpose).toMatch(/^[A-Z].*\.$/);
      expect(where.view).not.toBe('');
      expect(where.routes.length * model.journeys.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['solutions-tab', 'operations', ['operations', 'workforce']],
    ['timeline-stage', 'today', ['today', 'day7', 'day14']],
    ['testimonial-carousel', undefined, ['slide', 'rotation']],
    ['header-dropdown', 'none', ['none', 'solutions', 'customers', 'company']],
    ['hero-form', 'editing', ['editing', 'submitting', 'done']],
    ['demo-form', 'editing', ['editing', 'submitting', 'accepted', 'failed']],
    ['time-range', '30d', ['24h', '7d', '30d', 'custom']],
    ['thank-you-guard', 'checking', ['checking', 'allowed', 'redirected']],
    ['two-factor', 'disabled', ['disabled', 'enabled']],
  ])('§17: %s starts in %s and has the states %j', (id, initial, states) => {
    const { root } = machines[id]!.machine;
    expect(Object.keys(root.states)).toEqual(states);
    expect(root.initial.target?.map(({ key }) => key).join() || undefined).toBe(initial);
  });

  test('§17: the carousel rotates or is paused', () => {
    const { rotation } = machines['testimonial-carousel']!.machine.root.states;
    expect(Object.keys(rotation!.states)).toEqual(['rotating', 'paused']);
  });
});
