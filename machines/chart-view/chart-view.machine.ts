import { setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

type ChartViewEvent =
  | { type: 'chart.chosen' }
  | { type: 'table.chosen' }
  | { type: 'comparison.chosen'; isOn: boolean }
  | { type: 'view.restored'; isTable: boolean; isCompared: boolean };

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
      on: {
        'chart.chosen': {
          actions: { type: 'writeForm', params: { isOn: false } },
          description: 'The customer wants the picture; the address says so next.',
        },
        'table.chosen': {
          actions: { type: 'writeForm', params: { isOn: true } },
          description: 'The customer wants the numbers; the address says so next.',
        },
      },
      states: {
        chart: {
          description: 'The series is drawn.',
          on: {
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
      on: {
        'comparison.chosen': {
          actions: { type: 'writeComparison', params: ({ event }) => ({ isOn: event.isOn }) },
          description:
            'The customer compares, or wants this period alone; the address says so next.',
        },
      },
      states: {
        on: {
          description: 'The period before is a dashed line, or a column.',
          on: {
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
