import { expect, test } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../machines/model';
import { modelPaths } from '../model';
import { coverageOf } from './coverage';

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

test('§7 contracts: a state, a transition and a refusal that never happen are told', () => {
  const coverage = coverageOf(door);
  for (const { steps } of modelPaths(door, model)) {
    const actor = createActor(door, { inspect: coverage.inspect }).start();
    coverage.started(actor.getSnapshot());
    for (const { event } of steps.slice(1)) {
      const before = actor.getSnapshot();
      actor.send(event);
      coverage.settled(before, event, actor.getSnapshot());
    }
  }
  expect(coverage.counts()).toEqual({
    states: '3/4',
    transitions: '2/3',
    guards: '1/2',
    cells: '6/9',
  });
  expect(coverage.missing()).toEqual({
    states: ['door.bricked'],
    transitions: ['door.bricked --blast[0]--> door.open'],
    refusals: ['door.shut --push[0]--> door.open'],
    cells: ['door.bricked × blast', 'door.bricked × pull', 'door.bricked × push'],
  });
});

test('§7 contracts: paths try every event in every state, where it is refused too', () => {
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

test('§7 contracts: a path whose subject strays from the model fails', async () => {
  const [path] = modelPaths(door, model);
  const asserting = path!.run({
    take: () => {},
    check: ({ value }) => expect(value).toBe('shut'),
  });
  await expect(asserting).rejects.toThrow();
});

test('§7 contracts: a model without bounds is told, not run for ever', () => {
  const count = assign({ n: ({ context }: { context: { n: number } }) => context.n + 1 });
  const counter = createMachine({ context: { n: 0 }, on: { more: { actions: count } } });
  const unbounded = { ...model, events: { more: [{}] } };
  expect(() => modelPaths(counter, unbounded)).toThrow('Traversal limit exceeded');
});
