import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { structureFindings } from '#src/atlas/kit/structure-checks.ts';
import { transitionsFor } from '#src/atlas/kit/completeness.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';

const chartWith = (config: object) => chartOf(createMachine({ id: 'm', ...config }));

describe('§17.44 checks of the structure', () => {
  const go = { on: { GO: 'b' } };
  test.each<[string, object, string[]]>([
    ['a sound machine', { initial: 'a', states: { a: go, b: { type: 'final' } } }, []],
    [
      'an unreachable state',
      {
        initial: 'a',
        states: { a: go, b: { type: 'final' }, c: { ...go, initial: 'd', states: { d: {} } } },
      },
      ['m.c: No run enters this state.'],
    ],
    [
      'a dead end',
      { initial: 'a', states: { a: go, b: { on: { GO: 'b' } } } },
      ['m.b: Dead end: no transition leaves this state, and it is not final.'],
    ],
    [
      'a transition behind one without a guard',
      {
        initial: 'a',
        states: { a: { on: { GO: [{ target: 'b' }, { target: 'a' }] } }, b: { type: 'final' } },
      },
      ['m.a GO 1: No run takes this transition: one before it has no guard.'],
    ],
    [
      'an eventless loop',
      { initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } },
      ['m.a always 0', 'm.b always 0'].map(
        (id) => `${id}: This eventless transition leads back to its source and never ends.`,
      ),
    ],
    [
      'an actor whose error is unhandled',
      {
        initial: 'a',
        states: { a: { ...go, invoke: { id: 'load', src: 'load' } }, b: { type: 'final' } },
      },
      ['m.a: No transition handles an error of load.'],
    ],
  ])('%s', (_, config, expected) => {
    const found = structureFindings(chartWith(config)).map(({ part, text }) => `${part}: ${text}`);
    expect(found).toEqual(expected);
  });
});

test('§17.46 event table: the innermost state and the event itself come before wildcards', () => {
  const chart = chartWith({
    initial: 'a',
    on: { '*': {}, 'file.sent': {} },
    states: { a: { on: { 'file.*': { guard: 'ok' }, 'file.sent': { guard: 'ok' } } } },
  });
  const ids = (event: string) => transitionsFor(chart, 'm.a', event).map(({ id }) => id);
  expect(ids('file.sent')).toEqual(['m.a file.sent 0', 'm.a file.* 0', 'm file.sent 0']);
  expect(ids('other')).toEqual(['m * 0']);
});
