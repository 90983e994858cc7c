import { setup } from 'xstate';

export type SolutionsTab = 'operations' | 'workforce';

type SolutionsTabEvent = { type: 'tab.selected'; tab: SolutionsTab };

/** Which agents the home page's solutions section shows (specification §4). */
export const solutionsTabMachine = setup({
  types: { events: {} as SolutionsTabEvent },
  guards: {
    isOperations: ({ event }) => event.tab === 'operations',
    isWorkforce: ({ event }) => event.tab === 'workforce',
  },
}).createMachine({
  id: 'solutions-tab',
  description:
    'Which agents the solutions section shows: those for operations or for the workforce.',
  initial: 'operations',
  states: {
    operations: {
      description: 'The operations agents are listed beside the demo video.',
      on: {
        'tab.selected': {
          guard: 'isWorkforce',
          target: 'workforce',
          description: 'The visitor picks the other tab.',
        },
      },
    },
    workforce: {
      description: 'The workforce agents are listed beside a dashboard.',
      on: {
        'tab.selected': {
          guard: 'isOperations',
          target: 'operations',
          description: 'The visitor picks the other tab.',
        },
      },
    },
  },
});
