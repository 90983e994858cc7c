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
  invariants: {
    'one of the six figures is charted': ({ value }) =>
      ['conversations', 'resolved', 'escalated', 'satisfaction', 'response', 'users'].includes(
        value,
      ),
    'it never ends': ({ status }) => status === 'active',
  },
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
