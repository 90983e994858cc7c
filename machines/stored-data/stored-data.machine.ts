import { setup } from 'xstate';
import { actionToProvide, watcherToProvide } from '../shared/must-be-provided';

type StoredDataEvent = {
  type:
    | 'clear.requested'
    | 'clear.confirmed'
    | 'clear.dismissed'
    | 'entries.appeared'
    | 'entries.vanished';
};

/** Clears the visitor's data in this browser, which the stores list (specification §2.78). */
export const storedDataMachine = setup({
  types: { events: {} as StoredDataEvent },
  actors: {
    watchEntries: watcherToProvide('watchEntries', 'entries.appeared', 'entries.vanished'),
  },
  actions: { clearStored: actionToProvide<undefined>('clearStored') },
}).createMachine({
  id: 'stored-data',
  description: 'Clears the visitor’s data in this browser after confirmation.',
  invoke: { id: 'watchEntries', src: 'watchEntries' },
  initial: 'viewing',
  states: {
    viewing: {
      description:
        'The page lists the entries and offers to clear them, or says that there are none.',
      on: {
        'clear.requested': { target: 'confirming', description: 'Visitor presses Clear.' },
      },
    },
    confirming: {
      description: 'A dialog warns of the loss, including undelivered requests.',
      on: {
        'clear.confirmed': {
          target: 'cleared',
          actions: { type: 'clearStored', params: undefined },
          description: 'Visitor confirms.',
        },
        'clear.dismissed': { target: 'viewing', description: 'Visitor presses Cancel or Escape.' },
        'entries.vanished': { target: 'viewing', description: 'Another tab clears the entries.' },
      },
    },
    cleared: {
      description: 'The page confirms that the entries are cleared.',
      on: {
        'entries.appeared': { target: 'viewing', description: 'Another tab stores entries.' },
      },
    },
  },
});
