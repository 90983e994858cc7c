import { setup, and, not } from 'xstate';
import { machines } from '#machines/index.ts';
import { actionToProvide, promiseToProvide } from '#machines/shared/must-be-provided.ts';
import { entry, type About } from '#machines/model.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';

const everything = setup({
  actions: {
    note: actionToProvide<{ what: string }>('note'),
    tidy: actionToProvide<undefined>('tidy'),
  },
  guards: { isReady: () => true, isLate: () => false },
  actors: { work: promiseToProvide<void, void>('work') },
  delays: { pause: 12_000, patience: () => 5 },
}).createMachine({
  id: 'everything',
  description: 'Has one of everything [that] *can* be `drawn` & <told>; "quoted": {yes}.',
  initial: 'first',
  tags: ['whole'],
  entry: { type: 'tidy', params: undefined },
  on: {
    'all.stopped': { target: '.last', description: 'It is over.' },
    '*': { actions: { type: 'note', params: { what: 'else: "}" -->' } } },
  },
  states: {
    first: {
      description: 'Before anything.',
      tags: ['calm', 'open'],
      exit: { type: 'note', params: { what: 'left' } },
      on: {
        'work.begun': [
          {
            guard: 'isReady',
            target: ['#everything.busy.left.ended', '#everything.busy.right.held'],
          },
          { guard: and(['isLate', not('isReady')]), target: 'busy.right.was' },
          { actions: { type: 'note', params: () => ({ what: 'not yet' }) } },
        ],
        work: { target: 'first' },
      },
      after: {
        5000: 'last',
        pause: { guard: 'isLate', target: 'first', reenter: true },
        patience: 'last',
      },
      always: { guard: { type: 'isLate', params: { by: 0 } } as never, target: 'last' },
    },
    busy: {
      type: 'parallel',
      invoke: {
        id: 'theWork',
        src: 'work',
        onDone: {
          target: 'last',
          actions: ['tidy' as never, { type: 'note', params: { what: 'x' } }],
        },
        onError: { description: 'It is tried no more.' },
        onSnapshot: { actions: { type: 'tidy', params: undefined } },
      },
      onDone: 'last',
      states: {
        left: { initial: 'ended', states: { ended: { type: 'final' }, held: {} } },
        right: { initial: 'held', states: { held: {}, was: { type: 'history', history: 'deep' } } },
      },
    },
    last: { type: 'final', entry: [{ type: 'note', params: { what: 'done' } }] },
  },
});

const about: About = {
  title: 'Everything: "all" of -- it',
  purpose: 'To be drawn.',
  where: { routes: ['/all', '/x/*'], view: 'Nothing' },
};

/** A machine with every kind of chart part, and all machines of the product. */
export const diagramCases = [
  entry('everything', everything, {
    about,
    model: {
      events: {},
      invariants: {},
      journeys: [],
      ignored: { work: 'It is enough.' },
    },
  }),
  ...Object.values(machines),
].map((machine) => [machine.id, machineData(machine)] as const);
