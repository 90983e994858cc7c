import { describe, expect, test } from 'vitest';
import { assign, createMachine, not, type AnyStateMachine } from 'xstate';
import { completenessOf } from '#src/atlas/kit/completeness.ts';
import { stateNodes } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import { callbackToProvide, watcherToProvide } from '#machines/shared/must-be-provided.ts';
import { staticFacts } from './static-facts';

/**
 * Returns the transitions that assign on an event of a watcher, whose fact has another owner, and
 * the watchers that do not declare their events. Actors of the whole machine are watchers.
 */
function mirrored(machine: AnyStateMachine): string[] {
  const { actions, actors } = machine.implementations;
  const triggersOf = (src: string) => (actors[src] as { triggers?: string[] }).triggers;
  const triggers = new Set(Object.keys(actors).flatMap((src) => triggersOf(src) ?? []));
  const undeclared = stateNodes(machine).flatMap((node) =>
    node.invoke
      .flatMap(({ src }) => (typeof src === 'string' ? src : []))
      .filter((src) => (node === machine.root || src.startsWith('watch')) && !triggersOf(src))
      .map((src) => `${node.id} ${src}`),
  );
  const isAssign = (action: unknown) => {
    const named = actions[typeof action === 'string' ? action : (action as { type: string }).type];
    const { type = '' } = (typeof action === 'function' ? action : (named ?? {})) as {
      type?: string;
    };
    return ['xstate.assign', 'xstate.enqueueActions'].includes(type);
  };
  const assigned = stateNodes(machine).flatMap(({ id, transitions }) =>
    [...transitions].flatMap(([type, all]) =>
      triggers.has(type) && all.some((each) => each.actions.some(isAssign)) ? `${id} ${type}` : [],
    ),
  );
  return [...undeclared, ...assigned];
}

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, entry) => {
    const { machine, model } = entry;
    const { ignored = {}, ordered = {}, sinks = {} } = model;

    test('§17.44: its guards hold and fail, and its dead ends and ambiguities are those it declares', () => {
      expect(staticFacts(entry)).toEqual({
        alwaysTrue: [],
        alwaysFalse: [],
        sinks: Object.keys(sinks),
        ambiguous: Object.keys(ordered).toSorted(),
      });
    });

    test('§17.18: every state handles every event or ignores it for a reason', () => {
      const cells = completenessOf(machine).filter(({ answer }) => answer === 'ignored');
      const events = new Set(cells.map(({ event }) => event));
      expect(Object.keys(ignored).toSorted()).toEqual([...events].toSorted());
    });

    test('§17.5: it assigns no fact that it watches', () => {
      expect(mirrored(machine)).toEqual([]);
    });

    test('§17.18: its reasons are sentences', () => {
      for (const reason of Object.values({ ...ignored, ...ordered, ...sinks })) {
        expect(reason).toMatch(/^[A-Z].{10,}\.$/);
      }
    });
  },
);

const machine = createMachine(
  {
    id: 'lamp',
    type: 'parallel',
    states: {
      light: {
        initial: 'off',
        on: { pressed: { target: '.on', reenter: true } },
        states: {
          off: { on: { turned: [{ guard: 'isYes', target: 'on' }, { guard: not('isNo') }] } },
          on: { on: { pulled: { guard: 'isNo', target: 'off' } } },
          broken: {},
        },
      },
      cable: { initial: 'plugged', states: { plugged: { on: { pulled: 'out' } }, out: {} } },
    },
  },
  { guards: { isYes: () => true, isNo: () => false } },
);
test('§17.18: an ignored event is reported, unless another region handles it', () => {
  const answers = completenessOf(machine).map(
    ({ state, event, answer }) => `${state} ${event} ${answer}`,
  );
  expect(answers.filter((answer) => answer.startsWith('lamp.light.on'))).toEqual([
    'lamp.light.on pressed handled',
    'lamp.light.on pulled handled',
    'lamp.light.on turned ignored',
  ]);
  expect(answers.filter((answer) => answer.startsWith('lamp.cable.out'))).toEqual([
    'lamp.cable.out pressed otherRegion',
    'lamp.cable.out pulled ignored',
    'lamp.cable.out turned otherRegion',
  ]);
});

test.each([
  [watcherToProvide('watchStore', 'store.read'), ['copy store.read']],
  [callbackToProvide('watchStore'), ['copy watchStore']],
])('§17.5: a fact that is copied from its owner is reported (%#)', (watchStore, problems) => {
  const copies = createMachine(
    {
      id: 'copy',
      invoke: { id: 'watchStore', src: 'watchStore' },
      on: { 'store.read': { actions: 'setFact' }, 'fact.typed': { actions: 'setFact' } },
    },
    { actors: { watchStore }, actions: { setFact: assign(({ event }) => ({ fact: event })) } },
  );
  expect(mirrored(copies)).toEqual(problems);
});
