import { assign, setup } from 'xstate';
import type { KeptEntry } from '#content/site/kept-entry.ts';
import { actionToProvide } from '../shared/must-be-provided';

type KeptDataEvent =
  | { type: 'entries.read'; entries: KeptEntry[] }
  | { type: 'clear.asked' }
  | { type: 'clear.confirmed' }
  | { type: 'clear.dismissed' };

/** What a visitor has left in this browser, to see and to clear. */
export const keptDataMachine = setup({
  types: { context: {} as { entries: KeptEntry[] }, events: {} as KeptDataEvent },
  actions: {
    setEntries: assign({ entries: (_, { entries }: { entries: KeptEntry[] }) => entries }),
    dropEntries: assign({ entries: [] }),
    clearKept: actionToProvide<undefined>('clearKept'),
  },
  guards: {
    holdsEntries: (_, { entries }: { entries: KeptEntry[] }) => entries.length > 0,
  },
}).createMachine({
  id: 'kept-data',
  description: 'The list of what this browser keeps of a visitor.',
  context: { entries: [] },
  initial: 'unread',
  states: {
    unread: {
      description: 'The page cannot tell: it is as it was built, or JavaScript is off.',
      on: {
        'entries.read': [
          {
            guard: { type: 'holdsEntries', params: ({ event }) => event },
            target: 'listed',
            actions: { type: 'setEntries', params: ({ event }) => event },
            description: 'This browser keeps something.',
          },
          { target: 'empty', description: 'This browser keeps nothing.' },
        ],
      },
    },
    empty: {
      description: 'The page says that nothing is kept.',
      on: {
        'entries.read': {
          guard: { type: 'holdsEntries', params: ({ event }) => event },
          target: 'listed',
          actions: { type: 'setEntries', params: ({ event }) => event },
          description: 'Another tab has left something.',
        },
      },
    },
    listed: {
      description: 'Each entry is listed, with a button that clears them all.',
      initial: 'resting',
      on: {
        'entries.read': [
          {
            guard: { type: 'holdsEntries', params: ({ event }) => event },
            actions: { type: 'setEntries', params: ({ event }) => event },
            description: 'Something has been delivered, or another tab has left more.',
          },
          {
            target: 'empty',
            actions: 'dropEntries',
            description: 'Another tab has cleared everything.',
          },
        ],
      },
      states: {
        resting: {
          description: 'The visitor looks at the list.',
          on: {
            'clear.asked': { target: 'confirming', description: 'The visitor wants it gone.' },
          },
        },
        confirming: {
          description: 'A dialog says what would be lost, above all what has not arrived.',
          on: {
            'clear.confirmed': {
              target: '#kept-data.cleared',
              actions: [{ type: 'clearKept', params: undefined }, 'dropEntries'],
              description: 'The visitor means it.',
            },
            'clear.dismissed': {
              target: 'resting',
              description: 'The visitor keeps it, by the button or by Escape.',
            },
          },
        },
      },
    },
    cleared: {
      description: 'The page says that everything has been cleared.',
      on: {
        'entries.read': {
          guard: { type: 'holdsEntries', params: ({ event }) => event },
          target: 'listed',
          actions: { type: 'setEntries', params: ({ event }) => event },
          description: 'Another tab has left something since.',
        },
      },
    },
  },
});
