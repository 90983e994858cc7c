import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { structureFindings } from '#src/atlas/kit/structure-checks.ts';

test.each([
  ['two states', { a: { always: 'b' }, b: { always: 'a' } }, ['m.a always 0', 'm.b always 0']],
  [
    'the initial state of a compound state',
    { a: { initial: 'c', states: { c: { always: '#m.b' } } }, b: { always: 'a' } },
    ['m.a.c always 0', 'm.b always 0'],
  ],
  ['a guard', { a: { always: { guard: 'g', target: 'b' } }, b: { always: 'a' } }, []],
  ['an end', { a: { always: 'b' }, b: {} }, []],
])('§17.45 checks: an eventless loop through %s', (_, states, expected) => {
  const machine = createMachine({ id: 'm', initial: 'a', states } as never);
  const loops = structureFindings(chartOf(machine)).filter(({ text }) =>
    text.includes('never ends'),
  );
  expect(loops.map(({ part }) => part)).toEqual(expected);
});
