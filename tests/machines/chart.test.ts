import { describe, expect, test } from 'vitest';
import { and, not, setup, type AnyStateMachine } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { actionToProvide } from '#machines/shared/must-be-provided.ts';
import { machines } from '#machines/index.ts';

const everything = setup({
  guards: { isReady: () => true, isLate: () => false },
  actions: { note: actionToProvide<{ what: string }>('note'), tidy: () => {} },
  delays: { pause: 100 },
}).createMachine({
  id: 'everything',
  description: 'Has one of each part that a machine can define.',
  initial: 'first',
  entry: 'tidy',
  tags: ['whole'],
  on: { 'all.stopped': '.last', '*': { actions: 'tidy' } },
  states: {
    first: {
      description: 'The initial state.',
      tags: ['calm', 'start'],
      exit: { type: 'note', params: { what: 'left' } },
      on: {
        'work.begun': [
          { guard: 'isReady', target: 'busy', description: 'It is ready.' },
          { guard: and(['isLate', not('isReady')]), target: 'last', reenter: true },
          { actions: { type: 'note', params: () => ({ what: 'computed' }) } },
        ],
      },
      after: { pause: { guard: 'isLate', target: 'last' }, 5000: 'busy' },
      always: { guard: 'isLate', target: 'last' },
    },
    busy: {
      type: 'parallel',
      onDone: 'last',
      states: {
        left: { initial: 'ended', states: { ended: { type: 'final' } } },
        right: { initial: 'held', states: { held: {}, was: { type: 'history', history: 'deep' } } },
      },
    },
    last: { type: 'final', entry: ['tidy', { type: 'note', params: { what: 'done' } }] },
  },
});

describe('machine chart', () => {
  const all = [everything, ...Object.values(machines).map(({ machine }) => machine)];

  test('§17.37: the chart is plain data with unique ids and existing targets', () => {
    for (const machine of all) {
      const chart = chartOf(machine as AnyStateMachine);
      expect(JSON.parse(JSON.stringify(chart))).toStrictEqual(chart);
      const states = chart.states.map(({ id }) => id);
      const transitions = chart.transitions.map(({ id }) => id);
      expect(new Set(states).size).toBe(states.length);
      expect(new Set(transitions).size).toBe(transitions.length);
      const named = chart.transitions.flatMap(({ source, targets }) => [source, ...targets]);
      expect(named.filter((id) => !states.includes(id))).toEqual([]);
    }
  });

  test('§17.37: each part has its trigger, rank, kind, and params', () => {
    const { states, transitions, events } = chartOf(everything);
    expect(events).toEqual(['*', 'all.stopped', 'work.begun']);
    const named = (id: string) => states.find((state) => state.id === id);
    expect(named('everything.busy.right.was')).toMatchObject({ type: 'history', history: 'deep' });
    expect(named('everything')).toMatchObject({ initial: 'everything.first', tags: ['whole'] });
    expect(named('everything.first')?.exit).toEqual([{ name: 'note', params: { what: 'left' } }]);
    const from = transitions.filter(({ source }) => source === 'everything.first');
    expect(from.map(({ trigger, rank, guard }) => [trigger, rank, guard?.name])).toEqual([
      [{ kind: 'event', type: 'work.begun' }, 0, 'isReady'],
      [{ kind: 'event', type: 'work.begun' }, 1, 'isLate and not isReady'],
      [{ kind: 'event', type: 'work.begun' }, 2, undefined],
      [{ kind: 'after', delay: '5000' }, 0, undefined],
      [{ kind: 'after', delay: 'pause', ms: 100 }, 0, 'isLate'],
      [{ kind: 'always' }, 0, 'isLate'],
    ]);
    expect(from[2]?.actions).toEqual([{ name: 'note', params: null }]);
  });
});
