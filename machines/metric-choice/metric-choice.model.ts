import { metricNames } from '../../content/dashboard';
import type { About, Model } from '../model';
import type { metricChoiceMachine } from './metric-choice.machine';

const everyMetric = metricNames.map((metric) => ({ metric }));

export const about: About = {
  title: 'Metric choice',
  purpose: 'Chooses the figure that the dashboard’s chart draws.',
  where: { routes: ['/dashboard'], view: 'The strip of six figures' },
};

export const model: Model<typeof metricChoiceMachine> = {
  events: { 'metric.chosen': everyMetric, 'metric.restored': everyMetric },
  invariants: {},
  steps: {
    'the figure that the address names is charted': ({ event, after }) =>
      event.type !== 'metric.restored' || after.value === event.metric,
    'a figure is charted once the address names it': ({ before, event, after }) =>
      event.type !== 'metric.chosen' || after.value === before.value,
    'only a figure picked by hand is written into the address, and once': ({ event, effects }) =>
      effects.length === (event.type === 'metric.chosen' ? 1 : 0),
  },
  open: ({ value }) => (value === 'conversations' ? '/dashboard' : `/dashboard?metric=${value}`),
  journeys: [
    {
      title: '§2 dashboard: all conversations are charted first',
      events: [],
      end: 'conversations',
    },
    {
      title: '§2 dashboard: a chosen figure is charted and written into the address, once',
      events: [
        { type: 'metric.chosen', metric: 'escalated' },
        { type: 'metric.restored', metric: 'escalated' },
      ],
      end: 'escalated',
      effects: ['writeMetric'],
    },
    {
      title: '§2 dashboard: a figure that the address names is not written anew',
      events: [{ type: 'metric.restored', metric: 'users' }],
      end: 'users',
      effects: [],
    },
  ],
};
