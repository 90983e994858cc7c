import { expect, test } from 'vitest';
import { and, createMachine, raise, type AnyStateMachine } from 'xstate';
import { optionsAt } from '#src/atlas/app/simulator/step-options.ts';
import { positionText, resultLines, stepTitle } from '#src/atlas/app/simulator/step-text.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { loopsForever } from '#src/atlas/kit/guard-spy.ts';
import { createSimulator, endOf } from '#src/atlas/kit/simulate.ts';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { portableMachine } from '#src/atlas/kit/portable/read-machine.ts';

const entryWith = (machine: AnyStateMachine) =>
  entryOf({ id: 'm', title: 'm', purpose: '', file: 'm.ts', portable: portableMachine(machine) });

const simulated = (config: Parameters<typeof createMachine>[0]) => {
  const entry = entryWith(createMachine(config));
  return [entry.machine, createSimulator(entry), entry] as const;
};

const optionsOf = (machine: AnyStateMachine) => {
  const entry = entryWith(machine);
  const simulator = createSimulator(entry);
  return optionsAt({ entry, simulator, simStep: simulator.start() });
};

test('§17 export: each way past the guards of a machine without code can be chosen', () => {
  const { possible, waits, actors } = optionsOf(
    createMachine({
      initial: 'a',
      states: {
        a: {
          invoke: { src: 'load', onError: { guard: 'isLast', target: 'c' } },
          on: {
            GO: [
              { guard: 'first', target: 'b' },
              { guard: and(['second', 'third']), target: 'c' },
              { target: 'd' },
            ],
            'file.*': 'b',
            '*': 'c',
          },
          after: { 1000: { guard: 'isLate', target: 'b' } },
        },
        b: {},
        c: {},
        d: {},
      },
    }),
  );
  const [wild, go, file] = possible;
  expect(go?.branches.map(({ taken }) => taken)).toEqual([['(machine).a GO 2']]);
  expect(go?.overridden.map(({ step, result }) => [stepTitle(step), result?.taken])).toEqual([
    ['GO (override: first is true)', ['(machine).a GO 0']],
    ['GO (override: second is true) (override: third is true)', ['(machine).a GO 1']],
  ]);
  expect([wild, file].map((option) => option?.branches[0]?.taken)).toEqual([
    ['(machine).a * 0'],
    ['(machine).a file.* 0'],
  ]);
  expect(waits.map(({ result }) => result?.taken)).toEqual([
    // XState's wildcard takes the end of a delay, too.
    ['(machine).a * 0'],
    ['(machine).a xstate.after.1000.(machine).a 0'],
  ]);
  expect(actors[0]?.options.map(({ step }) => stepTitle(step))).toEqual([
    'load is done',
    'load fails',
    'load fails (override: isLast is true)',
  ]);
});

test('§17 simulator: an event that makes a machine loop forever is possible, with the reason', () => {
  const again = { target: 'a', actions: raise({ type: 'go' }) };
  const { possible, ignored } = optionsOf(
    createMachine({ initial: 'a', states: { a: { on: { go: again } } } }),
  );
  expect(possible.map(({ type, branches }) => [type, branches[0]?.problem])).toEqual([
    ['go', loopsForever],
  ]);
  expect(ignored).toEqual([]);
});

test('§17 simulator: a machine that loops forever at its start has no state and no next step', () => {
  const [machine, simulator] = simulated({
    initial: 'a',
    states: { a: { always: 'b' }, b: { always: 'a' } },
  });
  const { start, problem } = simulator.simulate([{ kind: 'wait', ms: 1 }]);
  expect([positionText(chartOf(machine), start), endOf(start), problem]).toEqual([
    'no state',
    'has failed',
    loopsForever,
  ]);
});

test('§17 simulator: an actor’s error that no state handles ends the machine', () => {
  const [machine, simulator, entry] = simulated({
    initial: 'a',
    states: { a: { invoke: { src: 'load', id: 'load' } } },
  });
  const step = { kind: 'error', actor: 'load' } as const;
  const { steps, problem } = simulator.simulate([step, step]);
  expect(resultLines(entry, chartOf(machine), steps[0]!)).toContain('The machine has failed.');
  expect(problem).toBe('The machine has failed before this step.');
});
