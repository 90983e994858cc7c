import { assign, setup } from 'xstate';
import type { StoredEntry } from '#content/site/stored-entry.ts';
import { actionToProvide } from '../shared/must-be-provided';

type StoredDataEvent =
  | { type: 'entries.read'; entries: StoredEntry[] }
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'clear.dismissed' };

/** Lists and clears the visitor's data in this browser. */
export const storedDataMachine = setup({
  types: { context: {} as { entries: StoredEntry[] }, events: {} as StoredDataEvent },
  actions: {
    setEntries: assign({ entries: (_, { entries }: { entries: StoredEntry[] }) => entries }),
    clearEntries: assign({ entries: [] }),
    clearStored: actionToProvide<undefined>('clearStored'),
  },
  guards: {
    hasEntries: (_, { entries }: { entries: StoredEntry[] }) => entries.length > 0,
  },
}).createMachine({
  id: 'stored-data',
  description: 'Lists and clears the visitor’s data in this browser.',
  context: { entries: [] },
  initial: 'unread',
  states: {
    unread: {
      description: 'Storage is not read yet: before hydration or without JavaScript.',
      on: {
        'entries.read': [
          {
            guard: { type: 'hasEntries', params: ({ event }) => event },
            target: 'listed',
            actions: { type: 'setEntries', params: ({ event }) => event },
            description: 'This browser stores entries.',
          },
          { target: 'empty', description: 'This browser stores no entries.' },
        ],
      },
    },
    empty: {
      description: 'The page reports that nothing is stored.',
      on: {
        'entries.read': {
          guard: { type: 'hasEntries', params: ({ event }) => event },
          target: 'listed',
          actions: { type: 'setEntries', params: ({ event }) => event },
          description: 'Another tab stores entries.',
        },
      },
    },
    listed: {
      description: 'The page lists the entries and offers to clear them.',
      initial: 'viewing',
      on: {
        'entries.read': [
          {
            guard: { type: 'hasEntries', params: ({ event }) => event },
            actions: { type: 'setEntries', params: ({ event }) => event },
            description: 'An entry is delivered, or another tab stores entries.',
          },
          {
            target: 'empty',
            actions: 'clearEntries',
            description: 'Another tab clears the entries.',
          },
        ],
      },
      states: {
        viewing: {
          description: 'Visitor views the list.',
          on: {
            'clear.requested': { target: 'confirming', description: 'Visitor presses Clear.' },
          },
        },
        confirming: {
          description: 'A dialog warns of the loss, including undelivered requests.',
          on: {
            'clear.confirmed': {
              target: '#stored-data.cleared',
              actions: [{ type: 'clearStored', params: undefined }, 'clearEntries'],
              description: 'Visitor confirms.',
            },
            'clear.dismissed': {
              target: 'viewing',
              description: 'Visitor presses Cancel or Escape.',
            },
          },
        },
      },
    },
    cleared: {
      description: 'The page confirms that the entries are cleared.',
      on: {
        'entries.read': {
          guard: { type: 'hasEntries', params: ({ event }) => event },
          target: 'listed',
          actions: { type: 'setEntries', params: ({ event }) => event },
          description: 'Another tab stores entries.',
        },
      },
    },
  },
});
