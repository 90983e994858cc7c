import { describe, expect, test } from 'vitest';
import {
  and,
  assign,
  createMachine,
  enqueueActions,
  fromPromise,
  raise,
  type AnyStateMachine,
} from 'xstate';
import { structureFindings } from '#src/atlas/kit/structure-checks.ts';
import { transitionsFor } from '#src/atlas/kit/completeness.ts';
import { portableEntries } from '#src/server/export/portable-entries.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { machineOf } from '#src/atlas/kit/portable/portable-machine.ts';
import { portableMachine } from '#src/atlas/kit/portable/read-machine.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { foreignEntries } from './foreign-cases';

const chartFrom = (machine: AnyStateMachine) => chartOf(machineOf(portableMachine(machine)));
const chartWith = (config: object) => chartFrom(createMachine({ id: 'm', ...config }));

test.each(foreignEntries)('§17 export of $id: the data survives JSON', ({ portable }) => {
  expect(JSON.parse(JSON.stringify(portable))).toEqual(portable);
});

describe('§17 export: code written in place is named by its place', () => {
  const chart = chartWith({
    context: { count: 0 },
    initial: 'paid',
    states: {
      paid: {
        entry: [() => {}, { type: 'notify' }, () => {}, function greet() {}],
        exit: enqueueActions(() => {}),
        invoke: [{ src: fromPromise(async () => {}) }, { src: 'load' }],
        on: {
          SHIP: [
            { guard: () => true, target: 'shipped', actions: () => {} },
            { guard: and(['isOpen', () => true]), actions: assign({ count: 1 }) },
          ],
        },
      },
      shipped: {
        invoke: { src: 'load' },
        entry: [assign(() => ({})), raise({ type: 'SHIP' }, { delay: 9 })],
      },
    },
  });
  const [, paid, shipped] = chart.states;
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

  test.each([
    [
      'entry actions',
      names(paid?.entry).join('; '),
      'entry of paid, 1st action; notify; entry of paid, 3rd action; greet',
    ],
    ['queued actions', names(paid?.exit).join(), 'exit of paid, 1st action'],
    [
      'actions of XState',
      names(shipped?.entry).join('; '),
      'entry of shipped, 1st action; raise SHIP after 9 ms',
    ],
    ['assignments', names(chart.transitions[1]?.actions).join(), 'assign count'],
    ['guards', chart.transitions[0]?.guard?.name, '1st guard of SHIP in paid'],
    [
      'composed guards',
      chart.transitions[1]?.guard?.name,
      'isOpen and 2nd guard of SHIP in paid, 2nd part',
    ],
    [
      'actions of a transition',
      names(chart.transitions[0]?.actions).join(),
      '1st SHIP in paid, 1st action',
    ],
    ['actors', paid?.invokes.map(({ id }) => id).join('; '), 'actor of paid; load of paid'],
  ])('%s', (_, name, expected) => {
    expect(name).toBe(expected);
  });
});

test('§17 export: own ids, dots in keys and forbidden events become paths that XState loads', () => {
  const { states, transitions } = chartWith({
    initial: 'v1.0',
    states: {
      'v1.0': { id: 'first', on: { NEXT: '#fin', BACK: {} } },
      held: {
        initial: 'a',
        states: { a: {}, last: { type: 'history', target: '#fin' }, b: { id: 'fin' } },
      },
    },
  });
  expect(states.map(({ id }) => id)).toEqual([
    'm',
    'm.v1_0',
    'm.held',
    'm.held.a',
    'm.held.last',
    'm.held.b',
  ]);
  expect(states.find(({ key }) => key === 'last')?.defaultTarget).toBe('m.held.b');
  expect(transitions.map(({ targets }) => targets)).toEqual([['m.held.b'], []]);
});

test('§17 export: a guard is composed in a state and for an event of any name', () => {
  const guard = and(['a', 'b']);
  const { transitions } = chartWith({
    initial: 'guard',
    context: { guard: { composed: 'and' } },
    states: { guard: { on: { params: { guard } } }, context: { on: { guard: { guard } } } },
  });
  expect(transitions.map((transition) => transition.guard?.composed?.by)).toEqual(['and', 'and']);
});

test('§17 export: a machine that raises its own event forever is checked and simulated', () => {
  const again = { target: 'a', actions: raise({ type: 'go' }) };
  const [exported] = portableEntries([
    {
      file: 'loop.ts',
      name: 'loop',
      machine: createMachine({ id: 'loop', initial: 'a', states: { a: { on: { go: again } } } }),
    },
  ]);
  const entry = entryOf(exported!);
  expect(checkModel(entry)).toMatchObject({ states: 1, steps: 0 });
  const { problem } = createSimulator(entry).simulate([{ kind: 'event', type: 'go', payload: {} }]);
  expect(problem).toMatch(/^The machine loops forever/);
});

describe('§17 checks of the structure', () => {
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
      'an initial state that is entered after its sibling',
      {
        initial: 'a',
        states: {
          a: { on: { IN: 'b.y', GO: 'b' } },
          b: { initial: 'x', states: { x: { on: { GO: 'y' } }, y: { on: { GO: '#m.a' } } } },
        },
      },
      [],
    ],
    [
      'an initial state whose region is only entered at another state',
      {
        initial: 'a',
        states: {
          a: { on: { GO: 'b.p.y' } },
          b: {
            type: 'parallel',
            on: { GO: 'a' },
            states: { p: { initial: 'x', states: { x: {}, y: {} } }, q: {} },
          },
        },
      },
      ['m.b.p.x: No run enters this state.'],
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
      { initial: 'a', states: { a: { ...go, invoke: { src: 'load' } }, b: { type: 'final' } } },
      ['m.a: No transition handles an error of load.'],
    ],
    [
      'guards that may all fail',
      {
        initial: 'a',
        states: { a: { on: { GO: { guard: 'ok', target: 'b' } } }, b: { type: 'final' } },
      },
      ['m.a GO 0: Every transition for this trigger has a guard: if none holds, nothing happens.'],
    ],
    [
      'history and regions, which are entered',
      {
        type: 'parallel',
        states: {
          p: {
            initial: 'x',
            on: { GO: '.h' },
            states: { x: {}, y: { on: { GO: 'x' } }, h: { type: 'history', target: 'y' } },
          },
        },
      },
      [],
    ],
  ])('%s', (_, config, expected) => {
    const found = structureFindings(chartWith(config)).map(({ part, text }) => `${part}: ${text}`);
    expect(found).toEqual(expected);
  });
});

test('§17 event table: the innermost state and the event itself come before wildcards', () => {
  const chart = chartWith({
    initial: 'a',
    on: { '*': {}, 'file.sent': {} },
    states: { a: { on: { 'file.*': { guard: 'ok' }, 'file.sent': { guard: 'ok' } } } },
  });
  const ids = (event: string) => transitionsFor(chart, 'm.a', event).map(({ id }) => id);
  expect(ids('file.sent')).toEqual(['m.a file.sent 0', 'm.a file.* 0', 'm file.sent 0']);
  expect(ids('other')).toEqual(['m * 0']);
});
