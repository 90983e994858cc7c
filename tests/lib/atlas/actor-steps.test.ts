import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { guardChoices } from '#src/atlas/app/simulator/guard-choices.ts';
import { readSimulation, writeSimulation } from '#src/atlas/app/simulator/simulation-address.ts';
import { stepTitle } from '#src/atlas/app/simulator/step-text.ts';
import { createSimulator, type StepInput } from '#src/atlas/kit/simulate.ts';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { portableMachine } from '#src/atlas/kit/portable/read-machine.ts';

const over = (limit: number) => ({ type: 'over', params: { limit } });
const machine = createMachine({
  id: 'm',
  initial: 'a',
  states: {
    a: {
      invoke: { src: 'load', onSnapshot: 'b' },
      on: {
        GO: [
          { guard: over(9), target: 'b' },
          { guard: over(5), target: 'c' },
        ],
      },
    },
    b: {},
    c: {},
  },
});
const portable = portableMachine(machine);
const entry = entryOf({ id: 'm', title: 'm', purpose: '', file: 'm.ts', portable });
const simulator = createSimulator(entry);
const tried = (step: StepInput) => ({ step, result: simulator.take(simulator.start(), step) });

test('§17 export: a guard can be chosen for one of its params, and the run is in the URL', () => {
  const choices = guardChoices(tried({ kind: 'event', type: 'GO', payload: {} }), tried);
  expect(choices.map(({ step, result }) => [stepTitle(step), result.taken])).toEqual([
    ['GO (override: over {"limit":9} is true)', ['m.a GO 0']],
    ['GO (override: over {"limit":5} is true)', ['m.a GO 1']],
  ]);
  const [, second] = choices.map(({ step }) => step);
  const { steps } = readSimulation(writeSimulation([second!]));
  expect(steps).toEqual([second]);
  expect(simulator.simulate(steps).problem).toBeNull();
});

test('§17 export: an actor’s new snapshot is a step, also from the URL', () => {
  const step = { kind: 'snapshot', actor: 'load' } as const;
  expect(entry.model.events['xstate.snapshot.load']).toEqual([{}]);
  expect(stepTitle(step)).toBe('load has a new snapshot');
  const { steps } = readSimulation(writeSimulation([step]));
  expect(steps).toEqual([step]);
  expect(tried(step).result.taken).toEqual(['m.a xstate.snapshot.load 0']);
});
