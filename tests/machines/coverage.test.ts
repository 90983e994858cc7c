import { expect, test } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '#machines/model.ts';
import { modelPaths } from '../model';
import { transitionId } from '#src/atlas/kit/chart.ts';
import { listenToMachines } from '../models/inspector';
import { columnsOf, layerCoverage } from '../models/layer-coverage';
import { pathPlanner } from '../models/paths';

const door: AnyStateMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: { guard: () => true, target: 'open' } } },
    open: { on: { pull: 'shut' } },
    bricked: { on: { blast: 'open' } },
  },
});

const model: Model<AnyStateMachine> = {
  events: { push: [{}], pull: [{}], blast: [{}] },
  invariants: {},
  journeys: [],
};

test('§17: uncovered states, transitions, and refusals are reported', () => {
  listenToMachines(transitionId);
  const coverage = layerCoverage(door);
  for (const { steps } of modelPaths(door, model)) {
    const actor = createActor(door, { inspect: globalThis.machineInspector! }).start();
    coverage.started(actor.getSnapshot());
    for (const { event } of steps.slice(1)) {
      const before = actor.getSnapshot();
      actor.send(event);
      coverage.took(before, globalThis.machineLog!.drain('door', -1)!);
    }
  }
  const counts = coverage.counts(columnsOf('transitions'), [], (target) =>
    target.endsWith('bricked × pull') ? 'Nobody pulls at a wall.' : null,
  );
  const { states, transitions, guards, cells } = counts as Required<typeof counts>;
  expect([states.seen, states.of, states.missing]).toEqual([2, 3, ['state door.bricked']]);
  expect([transitions.seen, transitions.of, transitions.missing]).toEqual([
    2,
    3,
    ['transition door.bricked blast 0'],
  ]);
  expect([guards.seen, guards.of, guards.missing]).toEqual([1, 2, ['refusal door.shut push 0']]);
  expect([cells.seen, cells.of, cells.missing]).toEqual([
    6,
    8,
    ['cell door.bricked × blast', 'cell door.bricked × push'],
  ]);
  expect(cells.excluded).toEqual([
    { what: 'cell door.bricked × pull', because: 'Nobody pulls at a wall.' },
  ]);
});

test('§17: a path is as short as its targets allow, and pairs lengthen it', () => {
  const planner = pathPlanner(door, model);
  const stepsOf = (depth: 'transitions' | 'pairs') =>
    planner.paths(depth).map(({ steps }) => steps.map(({ event }) => event.type));
  expect(stepsOf('transitions')).toHaveLength(1);
  expect([...planner.reachable('pairs')].filter((target) => target.startsWith('pair'))).toEqual([
    'pair door.shut push 0 → door.open pull 0',
    'pair door.open pull 0 → door.shut push 0',
  ]);
  expect(stepsOf('pairs').flat().join()).toContain('push,pull,push');
});

test('§17: paths try every event in every state, refused ones too', () => {
  const tried = modelPaths(door, model).flatMap(({ steps }) =>
    steps.slice(1).map(({ event }, index) => `${steps[index]!.state.value} ${event.type}`),
  );
  expect([...new Set(tried)].toSorted()).toEqual([
    'open blast',
    'open pull',
    'open push',
    'shut blast',
    'shut pull',
    'shut push',
  ]);
});

test('§17: a path fails if the actor deviates from the model', async () => {
  const [path] = modelPaths(door, model);
  const asserting = path!.run({
    take: () => {},
    check: ({ value }) => expect(value).toBe('shut'),
  });
  await expect(asserting).rejects.toThrow();
});

test('§17: an unbounded model throws instead of running forever', () => {
  const count = assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 });
  const counter = createMachine({ context: { n: 0 }, on: { more: { actions: count } } });
  const unbounded = { ...model, events: { more: [{}] } };
  expect(() => modelPaths(counter, unbounded)).toThrow('Traversal limit exceeded');
});
