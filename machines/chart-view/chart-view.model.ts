import type { About, Model } from '../model';
import type { chartViewMachine } from './chart-view.machine';

const restored = (isTable: boolean, isCompared: boolean) =>
  ({ type: 'view.restored', isTable, isCompared }) as const;

export const about: About = {
  title: 'Chart view',
  purpose: 'Shows the dashboard’s series as a chart or a table, alone or compared.',
  where: { routes: ['/dashboard'], view: 'The chart, its table and the comparison' },
};

export const model: Model<typeof chartViewMachine> = {
  events: {
    'chart.chosen': [{}],
    'table.chosen': [{}],
    'comparison.chosen': [{ isOn: false }, { isOn: true }],
    'view.restored': [
      { isTable: false, isCompared: true },
      { isTable: true, isCompared: true },
      { isTable: false, isCompared: false },
      { isTable: true, isCompared: false },
    ],
  },
  invariants: {},
  steps: {
    'what the address says is shown, and not written anew': ({ event, after, effects }) =>
      event.type !== 'view.restored' ||
      (after.value.form === (event.isTable ? 'table' : 'chart') &&
        after.value.comparison === (event.isCompared ? 'on' : 'off') &&
        effects.length === 0),
    'what the customer changes is written into the address, which says what is shown': ({
      before,
      event,
      after,
      effects,
    }) =>
      event.type === 'view.restored' ||
      (effects.length === 1 && JSON.stringify(before.value) === JSON.stringify(after.value)),
  },
  open: ({ value: { form, comparison } }) => {
    const asked = [form === 'table' ? 'view=table' : '', comparison === 'off' ? 'compare=off' : ''];
    const said = asked.filter((one) => one !== '').join('&');
    return said === '' ? '/dashboard' : `/dashboard?${said}`;
  },
  journeys: [
    {
      title: '§2 dashboard: the series is drawn first, beside the period before',
      events: [],
      end: { form: 'chart', comparison: 'on' },
    },
    {
      title: '§2 dashboard: the table is written into the address, and left again',
      events: [
        { type: 'table.chosen' },
        restored(true, true),
        { type: 'chart.chosen' },
        restored(false, true),
      ],
      end: { form: 'chart', comparison: 'on' },
      effects: ['writeForm', 'writeForm'],
    },
    {
      title: '§2 dashboard: the comparison can be left out, in the table too',
      events: [
        { type: 'table.chosen' },
        restored(true, true),
        { type: 'comparison.chosen', isOn: false },
        restored(true, false),
      ],
      end: { form: 'table', comparison: 'off' },
      effects: ['writeForm', 'writeComparison'],
    },
    {
      title: '§2 dashboard: what the address says is not written anew',
      events: [restored(true, false)],
      end: { form: 'table', comparison: 'off' },
      effects: [],
    },
  ],
};
