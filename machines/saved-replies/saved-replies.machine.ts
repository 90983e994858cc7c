import { assign, setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

type SavedRepliesEvent =
  | { type: 'replies.opened' }
  | { type: 'query.changed'; query: string }
  | { type: 'option.reached'; index: number }
  | { type: 'reply.chosen'; text: string }
  | { type: 'replies.closed' };

/** Finds a saved reply or an FAQ answer and inserts it into the response. */
export const savedRepliesMachine = setup({
  types: {
    /** `index` counts the options that match the query, from 0. */
    context: {} as { query: string; index: number },
    events: {} as SavedRepliesEvent,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query, index: 0 })),
    setIndex: assign((_, { index }: { index: number }) => ({ index })),
    insertReply: actionToProvide<{ text: string }>('insertReply'),
  },
}).createMachine({
  id: 'saved-replies',
  description: 'Inserts a saved reply or an FAQ answer into the response.',
  context: { query: '', index: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button is visible.',
      on: {
        'replies.opened': {
          target: 'open',
          actions: { type: 'setQuery', params: { query: '' } },
          description: 'Agent presses the button, or / in an empty response.',
        },
      },
    },
    open: {
      description: 'A dialog lists the replies that match the query; one is active.',
      on: {
        'query.changed': {
          actions: { type: 'setQuery', params: ({ event }) => event },
          description: 'Agent types; the first match becomes active.',
        },
        'option.reached': {
          actions: { type: 'setIndex', params: ({ event }) => event },
          description: 'Agent moves to another reply.',
        },
        'reply.chosen': {
          target: 'closed',
          actions: { type: 'insertReply', params: ({ event }) => event },
          description: 'Agent chooses a reply; it is inserted at the caret.',
        },
        'replies.closed': { target: 'closed', description: 'Agent closes the dialog.' },
      },
    },
  },
});
