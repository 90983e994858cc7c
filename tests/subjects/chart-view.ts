import type { chartViewMachine } from '../../machines/chart-view/chart-view.machine';
import { button, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const chart = button('Chart');
const table = button('Table');
const comparison = button('Compare: previous period');
const before = 'The 30 days before';

const picture = { role: 'application', name: /^Total conversations per day/ };
const numbers = { role: 'region', name: 'Total conversations per day, table' };

type Shown = { form: 'chart' | 'table'; comparison: 'on' | 'off' };

const restored = ({ form, comparison: compared }: Shown) => ({
  type: 'view.restored' as const,
  isTable: form === 'table',
  isCompared: compared === 'on',
});

async function isWritten(eyes: Eyes, { form, comparison: compared }: Shown) {
  const search = [
    ...(form === 'table' ? ['view=table'] : []),
    ...(compared === 'off' ? ['compare=off'] : []),
  ];
  const either = [search.join('&'), search.toReversed().join('&')].join('|');
  await eyes.address(new RegExp(`^/dashboard${search.length > 0 ? `\\?(${either})` : ''}$`));
}

/** A change that is written comes back by the address. */
function echo(old: Shown, change: Partial<Shown>) {
  const value = { ...old, ...change };
  return value.form === old.form && value.comparison === old.comparison ? [] : [restored(value)];
}

export const subject: Subject<typeof chartViewMachine> = {
  path: '/dashboard',
  opens: [restored({ form: 'chart', comparison: 'on' })],
  events: {
    'chart.chosen': { control: chart, then: (_, { value }) => echo(value, { form: 'chart' }) },
    'table.chosen': { control: table, then: (_, { value }) => echo(value, { form: 'table' }) },
    'comparison.chosen': {
      can: ({ isOn }, { value }) =>
        isOn !== (value.comparison === 'on') || 'The button turns it over.',
      control: comparison,
      then: ({ isOn }, { value }) => echo(value, { comparison: isOn ? 'on' : 'off' }),
    },
    'view.restored': {
      can: ({ isTable, isCompared }, { value }) =>
        isTable !== (value.form === 'table') ||
        isCompared !== (value.comparison === 'on') ||
        'The address is read when it changes.',
      act: (hands, { isTable, isCompared }) => {
        const search = new URLSearchParams({
          ...(isTable && { view: 'table' }),
          ...(!isCompared && { compare: 'off' }),
        });
        return hands.go(`/dashboard?${search.toString()}`);
      },
    },
  },
  promises: {
    'form.chart': async (eyes, { value }) => {
      await eyes.see(chart, { pressed: true });
      await eyes.see(table, { pressed: false });
      await eyes.see(picture);
      await eyes.miss(numbers);
      await isWritten(eyes, value);
    },
    'form.table': async (eyes, { value }) => {
      await eyes.see(chart, { pressed: false });
      await eyes.see(table, { pressed: true });
      await eyes.see(numbers);
      await eyes.miss(picture);
      await isWritten(eyes, value);
    },
    'comparison.on': async (eyes, { value }) => {
      await eyes.see(comparison, { pressed: true });
      await eyes.see({ role: 'listitem', text: before });
      if (value.form === 'table') await eyes.see({ role: 'columnheader', name: before });
    },
    'comparison.off': async (eyes) => {
      await eyes.see(comparison, { pressed: false });
      await eyes.miss({ role: 'listitem', text: before });
      await eyes.miss({ role: 'columnheader', name: before });
    },
  },
};
