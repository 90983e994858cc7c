import { dashboard, metricNames, type MetricName } from '../../content/dashboard';
import type { metricChoiceMachine } from '../../machines/metric-choice/metric-choice.machine';
import { button, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

// By their markup: this machine is looked at many hundred times, and roles take long to tell.
const strip = { css: '[role="group"][aria-label="Metric"]' };
const title = { css: 'main h2', nth: 0 };
const figure = (metric: MetricName) =>
  button(new RegExp(`^${dashboard.metrics[metric].replace('.', '\\.')}`), strip);

const address = (metric: MetricName) =>
  metric === 'conversations' ? '/dashboard' : `/dashboard?metric=${metric}`;

async function charts(eyes: Eyes, charted: MetricName) {
  for (const metric of metricNames) await eyes.see(figure(metric), { pressed: metric === charted });
  await eyes.see(title, { text: `${dashboard.metrics[charted]} per day` });
  await eyes.address(address(charted));
}

export const subject: Subject<typeof metricChoiceMachine> = {
  path: '/dashboard',
  opens: [{ type: 'metric.restored', metric: 'conversations' }],
  events: {
    'metric.chosen': {
      act: (hands, { metric }) => hands.press(figure(metric)),
      then: ({ metric }, before) =>
        metric === before.value ? [] : [{ type: 'metric.restored', metric }],
    },
    'metric.restored': {
      can: ({ metric }, { value }) => metric !== value || 'The address is read when it changes.',
      act: (hands, { metric }) => hands.go(address(metric)),
    },
  },
  promises: {
    conversations: (eyes) => charts(eyes, 'conversations'),
    resolved: (eyes) => charts(eyes, 'resolved'),
    escalated: (eyes) => charts(eyes, 'escalated'),
    satisfaction: (eyes) => charts(eyes, 'satisfaction'),
    response: (eyes) => charts(eyes, 'response'),
    users: (eyes) => charts(eyes, 'users'),
  },
};
