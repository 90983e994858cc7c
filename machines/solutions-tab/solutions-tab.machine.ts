import { setup } from 'xstate';

export type SolutionsTab = 'operations' | 'workforce';

type SolutionsTabEvent = { type: 'tab.selected'; tab: SolutionsTab };

/** Selects the agents in the home page's solutions section (specification §4.1). */
export const solutionsTabMachine = setup({
  types: { events: {} as SolutionsTabEvent },
  guards: {
    isOperations: ({ event }) => event.tab === 'operations',
    isWorkforce: ({ event }) => event.tab === 'workforce',
  },
}).createMachine({
  id: 'solutions-tab',
  description: 'Selects the agents in the solutions section: operations or workforce.',
  initial: 'operations',
  states: {
    operations: {
      description: 'Lists the operations agents next to the demo video.',
      on: {
        'tab.selected': {
          guard: 'isWorkforce',
          target: 'workforce',
          description: 'Visitor selects the other tab.',
        },
      },
    },
    workforce: {
      description: 'Lists the workforce agents next to a dashboard.',
      on: {
        'tab.selected': {
          guard: 'isOperations',
          target: 'operations',
          description: 'Visitor selects the other tab.',
        },
      },
    },
  },
});
