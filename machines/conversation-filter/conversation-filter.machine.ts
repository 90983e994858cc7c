import { assign, setup } from 'xstate';
import { promiseToProvide } from '../shared/must-be-provided';

type ConversationFilterEvent = { type: 'query.changed'; query: string } | { type: 'query.cleared' };

/** Writes the query of the search field into the URL once typing pauses. */
export const conversationFilterMachine = setup({
  types: {
    /** The query typed last until the URL has it; otherwise null. */
    context: {} as { query: string | null },
    events: {} as ConversationFilterEvent,
  },
  actors: { writeQuery: promiseToProvide<void, { query: string }>('writeQuery') },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    dropQuery: assign({ query: null }),
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'conversation-filter',
  description: 'Keeps the URL in step with the search field.',
  context: { query: null },
  initial: 'settled',
  on: {
    'query.changed': {
      target: '.typing',
      actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
      description: 'Customer types in the search field; the list follows immediately.',
    },
    'query.cleared': {
      target: '.writing',
      actions: { type: 'setQuery', params: { query: '' } },
      description: 'Customer clears the search.',
    },
  },
  states: {
    settled: { description: 'The list shows the query in the URL.' },
    typing: {
      description: 'The list shows the typed query; the URL waits for a pause.',
      after: {
        debounce: { target: 'writing', description: 'Customer stops typing for 0.3 s.' },
      },
    },
    writing: {
      description: 'The router writes the query into the URL.',
      invoke: {
        id: 'writeQuery',
        src: 'writeQuery',
        input: ({ context }) => ({ query: context.query ?? '' }),
        onDone: { target: 'settled', actions: 'dropQuery', description: 'The URL has the query.' },
        onError: { target: 'failed', description: 'The router breaks off.' },
      },
    },
    failed: { description: 'The list shows the typed query; the page says that the URL does not.' },
  },
});
