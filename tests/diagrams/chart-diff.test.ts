import { describe, expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { entry } from '#machines/model.ts';
import { actionToProvide } from '#machines/shared/must-be-provided.ts';
import { diffOf, unionChart } from '#src/atlas/drawings/diff/chart-diff.ts';
import { diffReport } from '#src/atlas/drawings/diff/diff-report.ts';
import { shortestDifference } from '#src/atlas/drawings/diff/shortest-difference.ts';

type Doors = { closer?: string; limit?: number; patience?: number; bell?: string };

/** A door that opens, closes, and locks at the second turn of its key. */
const door = ({ closer = 'closed', limit = 2, patience = 1_000, bell = 'ring' }: Doors = {}) => {
  const machine = setup({
    types: { context: {} as { turns: number } },
    actions: {
      count: assign({ turns: ({ context }: { context: { turns: number } }) => context.turns + 1 }),
      ring: actionToProvide<undefined>('ring'),
      knock: actionToProvide<undefined>('knock'),
    },
    guards: { isEnough: ({ context }) => context.turns + 1 >= limit },
    delays: { patience },
  }).createMachine({
    id: 'door',
    context: { turns: 0 },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'handle.pressed': {
            target: 'open',
            actions: { type: bell as 'ring', params: undefined },
          },
          'key.turned': [{ guard: 'isEnough', target: 'locked' }, { actions: 'count' }],
        },
      },
      open: { after: { patience: closer } },
      locked: { type: 'final' },
    },
  });
  return entry('door', machine, {
    about: { title: 'Door', purpose: '', where: { routes: [], view: '' } },
    model: {
      events: {
        'handle.pressed': [{}],
        'key.turned': [{}],
        'xstate.after.patience.door.open': [{}],
      },
      stopWhen: ({ context }: { context: { turns: number } }) => context.turns > 4,
      invariants: {},
      journeys: [],
    },
  });
};
const wayOf = (was: Doors, now: Doors) =>
  shortestDifference(door(was), door(now)).difference?.events.map(({ type }) => type) ?? null;

describe('shortest sequence that ends differently', () => {
  test('equal machines have none', () => {
    expect(shortestDifference(door(), door())).toEqual({ difference: null, isComplete: true });
    expect(diffReport({ door: door() }, { door: door() })).toEqual([]);
  });

  test('it is minimal through guards and delays', () => {
    expect(wayOf({}, { closer: 'locked' })).toEqual([
      'handle.pressed',
      'xstate.after.patience.door.open',
    ]);
    expect(wayOf({ limit: 3 }, { limit: 4 })).toEqual(['key.turned', 'key.turned', 'key.turned']);
    expect(wayOf({}, { bell: 'knock' })).toEqual(['handle.pressed']);
    expect(wayOf({}, { patience: 2_000 })).toEqual(['handle.pressed']);
  });

  test('it is reported as a sentence with the old and the new state', () => {
    const report = diffReport({ door: door() }, { door: door({ closer: 'locked' }) });
    expect(report.at(-1)).toBe(
      '  → handle.pressed, xstate.after.patience.door.open: ' +
        'was *closed*, is active, now *locked*, is done',
    );
    const slower = diffReport({ door: door() }, { door: door({ patience: 2_000 }) });
    expect(slower).toEqual([
      'door',
      '  ~ delay patience: was 1,000 ms, now 2,000 ms',
      '  → handle.pressed: was waits 1,000 ms, now waits 2,000 ms',
    ]);
  });

  test('an added or removed machine is reported as such', () => {
    expect(diffReport({ door: door() }, {})).toEqual(['door\n  - removed: the whole machine']);
    expect(diffReport({}, { door: door() })).toEqual(['door\n  + added: the whole machine']);
  });
});

const chart = (states: Record<string, unknown>, initial = 'a') =>
  chartOf(createMachine({ id: 'm', initial, states } as never));
const before = chart({
  a: { on: { go: [{ guard: 'first', target: 'b' }, { target: 'c' }], stop: 'c' }, tags: ['x'] },
  b: { entry: 'wave', description: 'Here.' },
  c: { initial: 'deep', states: { deep: { on: { up: '#m.a' } } } },
});
const after = chart(
  {
    a: {
      on: {
        go: [{ guard: 'zeroth', target: 'a' }, { guard: 'first', target: 'b' }, { target: 'b' }],
      },
      tags: ['y'],
    },
    b: { entry: 'shout', description: 'There.' },
    d: {},
  },
  'b',
);

describe('differences between two charts', () => {
  test('each added, removed, retargeted, or changed part is reported once, with its old value', () => {
    expect(diffOf(before, before)).toEqual([]);
    expect(diffOf(before, after)).toEqual([
      { id: 'm', kind: 'state', change: 'changed', says: ['initial state: was m.a, now m.b'] },
      { id: 'm.a', kind: 'state', change: 'changed', says: ['tags: was x, now y'] },
      {
        id: 'm.b',
        kind: 'state',
        change: 'changed',
        says: ['description: was Here., now There.', 'entry: was wave, now shout'],
      },
      { id: 'm.d', kind: 'state', change: 'added', says: [] },
      { id: 'm.c', kind: 'state', change: 'removed', says: [] },
      { id: 'm.c.deep', kind: 'state', change: 'removed', says: [] },
      { id: 'm.a go 0', kind: 'transition', change: 'added', says: [] },
      {
        id: 'm.a go 1',
        kind: 'transition',
        change: 'changed',
        says: ['order: was 0, now 1'],
      },
      {
        id: 'm.a go 2',
        kind: 'transition',
        change: 'retargeted',
        says: ['target: was m.c, now m.b', 'order: was 1, now 2'],
        was: 'm.a go 1 was',
      },
      { id: 'm.a stop 0 was', kind: 'transition', change: 'removed', says: [] },
      { id: 'm.c.deep up 0 was', kind: 'transition', change: 'removed', says: [] },
    ]);
  });

  test('a merged chart has the parts of both with unique ids and existing targets', () => {
    const { states, transitions } = unionChart(before, after);
    const ids = [...states, ...transitions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, was } of diffOf(before, after)) {
      expect(ids).toContain(id);
      if (was !== undefined) expect(ids).toContain(was);
    }
    const ends = transitions.flatMap(({ source, targets }) => [source, ...targets]);
    expect(ends.filter((id) => !ids.includes(id))).toEqual([]);
    expect(states.map(({ id }) => id)).toEqual(['m', 'm.a', 'm.b', 'm.d', 'm.c', 'm.c.deep']);
  });

  test('merging a chart with itself yields the same chart', () => {
    expect(unionChart(before, before)).toEqual(before);
  });

  test('a compound state is drawn with its children', () => {
    const union = unionChart(before, chart({ a: {}, b: {}, c: {} }));
    expect(union.states.find(({ id }) => id === 'm.c')).toMatchObject({
      type: 'compound',
      initial: 'm.c.deep',
    });
  });
});
