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
    'the figure that was asked for last is charted': ({ event, after }) =>
      !('metric' in event) || after.value === event.metric,
    'only a figure picked by hand is written into the address, and once': ({
      before,
      event,
      effects,
    }) =>
      effects.includes('writeMetric') ===
      (event.type === 'metric.chosen' && event.metric !== before.value),
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
        { type: 'metric.chosen', metric: 'escalated' },
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
