import { assign, setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

export type SearchListEvent =
  | { type: 'list.opened' }
  | { type: 'query.changed'; query: string }
  | { type: 'option.reached'; index: number }
  | { type: 'option.chosen'; value: string }
  | { type: 'list.closed' };

/** Finds one of many options by its words: the command palette and the saved replies. */
export const searchListMachine = setup({
  types: {
    /** `index` counts the options that match the query, from 0. */
    context: {} as { query: string; index: number },
    events: {} as SearchListEvent,
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query, index: 0 })),
    setIndex: assign((_, { index }: { index: number }) => ({ index })),
    runOption: actionToProvide<{ value: string }>('runOption'),
  },
}).createMachine({
  id: 'search-list',
  description: 'Finds an option by its words and runs it.',
  context: { query: '', index: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button is visible.',
      on: {
        'list.opened': {
          target: 'open',
          actions: { type: 'setQuery', params: { query: '' } },
          description: 'Customer presses the button or its shortcut.',
        },
      },
    },
    open: {
      description: 'A dialog lists the options that match the query; one is active.',
      on: {
        'query.changed': {
          actions: { type: 'setQuery', params: ({ event }) => event },
          description: 'Customer types; the first match becomes active.',
        },
        'option.reached': {
          actions: { type: 'setIndex', params: ({ event }) => event },
          description: 'Customer moves to another option.',
        },
        'option.chosen': {
          target: 'closed',
          actions: { type: 'runOption', params: ({ event }) => event },
          description: 'Customer chooses an option; it runs.',
        },
        'list.closed': { target: 'closed', description: 'Customer closes the dialog.' },
      },
    },
  },
});
