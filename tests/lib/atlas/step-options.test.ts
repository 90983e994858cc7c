import { expect, test } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { resultLines } from '#src/atlas/app/simulator/step-text.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import type { MachineEntry } from '#machines/model.ts';

const model = { events: {}, invariants: {}, journeys: [] } as MachineEntry['model'];
test('§17.53 simulator: a step that an overridden guard makes endless fails, with the reason', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { on: { go: 'b' } },
      b: { always: { guard: 'again', target: 'c' } },
      c: { always: { guard: 'again', target: 'b' } },
    },
  }).provide({ guards: { again: () => false } });
  const simulator = createSimulator({ machine, model });
  const step = { kind: 'event', type: 'go', payload: {} } as const;
  expect(simulator.simulate([step]).problem).toBeNull();
  const endless = { ...step, overrides: { again: true } };
  expect(simulator.simulate([endless]).problem).toMatch(/^The machine loops forever here/);
});

test('§17.53 simulator: an actor’s error that no state handles ends the machine', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { invoke: { src: 'load', id: 'load' } } },
  }).provide({ actors: { load: fromPromise(async () => {}) } });
  const where = { routes: [], view: '' };
  const entry: MachineEntry = { id: 'm', title: 'm', purpose: '', where, machine, model };
  const step = { kind: 'error', actor: 'load' } as const;
  const { steps, problem } = createSimulator(entry).simulate([step, step]);
  expect(resultLines(entry, chartOf(machine), steps[0]!)).toContain('The machine has failed.');
  expect(problem).toBe('The machine has failed before this step.');
});
