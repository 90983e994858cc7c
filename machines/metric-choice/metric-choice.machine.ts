import { setup } from 'xstate';
import { metricNames, type MetricName } from '../../content/dashboard';
import { actionToProvide } from '../must-be-provided';

type MetricChoiceEvent =
  { type: 'metric.chosen'; metric: MetricName } | { type: 'metric.restored'; metric: MetricName };

const toOthers = (current: MetricName) => {
  const others = metricNames.filter((metric) => metric !== current);
  const isMetric = (metric: MetricName) => ({ type: 'isMetric' as const, params: { metric } });
  return {
    'metric.chosen': others.map((metric) => ({
      guard: isMetric(metric),
      target: metric,
      actions: { type: 'writeMetric' as const, params: { metric } },
      description: 'The customer picks another figure of the strip.',
    })),
    'metric.restored': others.map((metric) => ({
      guard: isMetric(metric),
      target: metric,
      description: 'The address names another one, by Back or by a link.',
    })),
  };
};

/** Which of the dashboard's figures the chart draws. */
export const metricChoiceMachine = setup({
  types: { events: {} as MetricChoiceEvent },
  actions: { writeMetric: actionToProvide<{ metric: MetricName }>('writeMetric') },
  guards: { isMetric: ({ event }, { metric }: { metric: MetricName }) => event.metric === metric },
}).createMachine({
  id: 'metric-choice',
  description: 'Which of the six figures the chart draws.',
  initial: 'conversations',
  states: {
    conversations: {
      description: 'How many conversations began.',
      on: toOthers('conversations'),
    },
    resolved: { description: 'How many the chatbot resolved.', on: toOthers('resolved') },
    escalated: { description: 'How many needed a person.', on: toOthers('escalated') },
    satisfaction: {
      description: 'The stars that visitors gave, on average.',
      on: toOthers('satisfaction'),
    },
    response: {
      description: 'How long the first answer took, on average.',
      on: toOthers('response'),
    },
    users: { description: 'How many different visitors wrote.', on: toOthers('users') },
  },
});
