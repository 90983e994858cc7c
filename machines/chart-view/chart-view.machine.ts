import { setup } from 'xstate';
import { actionToProvide } from '../must-be-provided';

type ChartViewEvent =
  | { type: 'chart.chosen' }
  | { type: 'table.chosen' }
  | { type: 'comparison.toggled' }
  | { type: 'view.restored'; isTable: boolean; isCompared: boolean };

const write = (name: 'writeForm' | 'writeComparison', isOn: boolean) => ({
  type: name,
  params: { isOn },
});

/** How the dashboard's series is shown: drawn or as a table, alone or beside the time before. */
export const chartViewMachine = setup({
  types: { events: {} as ChartViewEvent },
  actions: {
    writeForm: actionToProvide<{ isOn: boolean }>('writeForm'),
    writeComparison: actionToProvide<{ isOn: boolean }>('writeComparison'),
  },
  guards: {
    isTable: ({ event }) => event.type === 'view.restored' && event.isTable,
    isChart: ({ event }) => event.type === 'view.restored' && !event.isTable,
    isCompared: ({ event }) => event.type === 'view.restored' && event.isCompared,
    isAlone: ({ event }) => event.type === 'view.restored' && !event.isCompared,
  },
}).createMachine({
  id: 'chart-view',
  description: 'How the series of the chosen figure is shown.',
  type: 'parallel',
  states: {
    form: {
      description: 'A picture for the shape, a table for the numbers.',
      initial: 'chart',
      states: {
        chart: {
          description: 'The series is drawn.',
          on: {
            'table.chosen': {
              target: 'table',
              actions: write('writeForm', true),
              description: 'The customer wants the numbers.',
            },
            'view.restored': {
              guard: 'isTable',
              target: 'table',
              description: 'The address asks for the table.',
            },
          },
        },
        table: {
          description: 'The series is a table, a row for each hour, day or week.',
          on: {
            'chart.chosen': {
              target: 'chart',
              actions: write('writeForm', false),
              description: 'The customer wants the picture.',
            },
            'view.restored': {
              guard: 'isChart',
              target: 'chart',
              description: 'The address does not ask for the table.',
            },
          },
        },
      },
    },
    comparison: {
      description: 'Whether the period before stands beside this one.',
      initial: 'on',
      states: {
        on: {
          description: 'The period before is a dashed line, or a column.',
          on: {
            'comparison.toggled': {
              target: 'off',
              actions: write('writeComparison', false),
              description: 'The customer wants this period alone.',
            },
            'view.restored': {
              guard: 'isAlone',
              target: 'off',
              description: 'The address leaves the period before out.',
            },
          },
        },
        off: {
          description: 'This period stands alone.',
          on: {
            'comparison.toggled': {
              target: 'on',
              actions: write('writeComparison', true),
              description: 'The customer compares.',
            },
            'view.restored': {
              guard: 'isCompared',
              target: 'on',
              description: 'The address does not leave the period before out.',
            },
          },
        },
      },
    },
  },
});
