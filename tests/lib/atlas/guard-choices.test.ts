import { expect, test } from 'vitest';
import { and, createMachine, type AnyStateMachine } from 'xstate';
import { optionsAt } from '#src/atlas/app/simulator/step-options.ts';
import { stepTitle } from '#src/atlas/app/simulator/step-text.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { portableMachine } from '#src/atlas/kit/portable/read-machine.ts';

const optionsOf = (machine: AnyStateMachine) => {
  const portable = portableMachine(machine);
  const entry = entryOf({ id: 'm', title: 'm', purpose: '', file: 'm.ts', portable });
  const simulator = createSimulator(entry);
  return optionsAt(entry, simulator, simulator.start());
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
