import { assign, setup } from 'xstate';
import { promiseToProvide } from '../shared/must-be-provided';

type ConversationFilterEvent = { type: 'query.changed'; query: string } | { type: 'query.cleared' };

/** Whether the words to search for are the address's, or newer ones from the search field. */
export const conversationFilterMachine = setup({
  types: {
    /** The words typed last; they count until the address has them. */
    context: {} as { query: string },
    events: {} as ConversationFilterEvent,
  },
  actors: { writeQuery: promiseToProvide<void, { query: string }>('writeQuery') },
  actions: { setQuery: assign((_, { query }: { query: string }) => ({ query })) },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'conversation-filter',
  description: 'Whether the search field is ahead of the address.',
  context: { query: '' },
  initial: 'settled',
  on: {
    'query.changed': {
      target: '.typing',
      actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
      description: 'The customer types in the search field; the list follows at once.',
    },
    'query.cleared': {
      target: '.writing',
      actions: { type: 'setQuery', params: { query: '' } },
      description: 'The customer clears the search.',
    },
  },
  states: {
    settled: { description: 'The list shows what the address asks for.' },
    typing: {
      description: 'The list shows what is typed; the address waits for a pause.',
      after: {
        typingPause: { target: 'writing', description: 'The customer stops typing for 0.3 s.' },
      },
    },
    writing: {
      description: 'The router writes the words into the address.',
      invoke: {
        id: 'writeQuery',
        src: 'writeQuery',
        input: ({ context }) => ({ query: context.query }),
        onDone: { target: 'settled', description: 'The address has the words.' },
      },
    },
  },
});
