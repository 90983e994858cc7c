import { describe, expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { entry } from '#machines/model.ts';
import { actionToProvide } from '#machines/shared/must-be-provided.ts';
import { diffOf } from '#src/atlas/drawings/diff/chart-diff.ts';
import { diffReport } from '#src/atlas/drawings/diff/diff-report.ts';
import { shortestDifference } from '#src/atlas/kit/shortest-difference.ts';

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

type Door = ReturnType<typeof door> | undefined;
const linesOf = (was: Door, now: Door) =>
  diffReport(was ? { door: was } : {}, now ? { door: now } : {}).get('door');

describe('shortest sequence that ends differently', () => {
  test('equal machines have none', () => {
    expect(shortestDifference(door(), door())).toEqual({ difference: null, isComplete: true });
    expect(linesOf(door(), door())).toBeUndefined();
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
    expect(linesOf(door(), door({ closer: 'locked' }))?.at(-1)).toBe(
      '→ handle.pressed, xstate.after.patience.door.open: ' +
        'was *closed*, is active, now *locked*, is done',
    );
    expect(linesOf(door(), door({ patience: 2_000 }))).toEqual([
      '~ delay patience: was 1,000 ms, now 2,000 ms',
      '→ handle.pressed: was waits 1,000 ms, now waits 2,000 ms',
    ]);
  });

  test('an added or removed machine is reported as such', () => {
    expect(linesOf(door(), undefined)).toEqual(['- removed: the whole machine']);
    expect(linesOf(undefined, door())).toEqual(['+ added: the whole machine']);
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
  test('each added, removed, or changed part is reported once, with its old value', () => {
    expect(diffOf(before, before)).toEqual([]);
    const of = (was: string | null, now: string | null, change: string, ...says: string[]) => ({
      kind: (now ?? was)?.includes(' ') ? 'transition' : 'state',
      change,
      was,
      now,
      says,
    });
    expect(diffOf(before, after)).toEqual([
      of('m', 'm', 'changed', 'initial state: was m.a, now m.b'),
      of('m.a', 'm.a', 'changed', 'tags: was x, now y'),
      of(
        'm.b',
        'm.b',
        'changed',
        'description: was Here., now There.',
        'entry: was wave, now shout',
      ),
      of(null, 'm.d', 'added'),
      of('m.c', null, 'removed'),
      of('m.c.deep', null, 'removed'),
      of(null, 'm.a go 0', 'added'),
      of('m.a go 0', 'm.a go 1', 'changed', 'order: was 0, now 1'),
      of('m.a go 1', 'm.a go 2', 'changed', 'target: was m.c, now m.b', 'order: was 1, now 2'),
      of('m.a stop 0', null, 'removed'),
      of('m.c.deep up 0', null, 'removed'),
    ]);
  });
});
