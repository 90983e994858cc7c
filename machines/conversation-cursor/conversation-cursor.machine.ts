import { assign, setup } from 'xstate';

type ConversationCursorEvent = { type: 'row.reached'; id: string } | { type: 'list.replaced' };

/** Where the keyboard is in the list: only one of its rows is a stop of the Tab key. */
export const conversationCursorMachine = setup({
  types: {
    /** The row reached last; it counts only where the cursor is placed. */
    context: {} as { id: string },
    events: {} as ConversationCursorEvent,
  },
  actions: {
    setRow: assign({ id: (_, { id }: { id: string }) => id }),
  },
}).createMachine({
  id: 'conversation-cursor',
  description: 'The one row of the list that the Tab key stops at.',
  context: { id: '' },
  initial: 'resting',
  states: {
    resting: {
      description: 'The Tab key stops at the open conversation, or else at the first.',
      on: {
        'row.reached': {
          target: 'placed',
          actions: { type: 'setRow', params: ({ event }) => ({ id: event.id }) },
          description: 'A row is focused or opened.',
        },
      },
    },
    placed: {
      description: 'The Tab key stops at the row that was reached last.',
      on: {
        'row.reached': {
          actions: { type: 'setRow', params: ({ event }) => ({ id: event.id }) },
          description: 'An arrow key, a press or a shortcut reaches another row.',
        },
        'list.replaced': {
          target: 'resting',
          description: 'Another list is shown, which starts from its top.',
        },
      },
    },
  },
});
