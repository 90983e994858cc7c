import { setup } from 'xstate';
import { metricNames, type MetricName } from '../../content/dashboard';
import { actionToProvide } from '../shared/must-be-provided';

type MetricChoiceEvent =
  { type: 'metric.chosen'; metric: MetricName } | { type: 'metric.restored'; metric: MetricName };

/** Which of the dashboard's figures the chart draws. */
export const metricChoiceMachine = setup({
  types: { events: {} as MetricChoiceEvent },
  actions: { writeMetric: actionToProvide<{ metric: MetricName }>('writeMetric') },
  guards: { isMetric: ({ event }, { metric }: { metric: MetricName }) => event.metric === metric },
}).createMachine({
  id: 'metric-choice',
  description: 'Which of the six figures the chart draws.',
  initial: 'conversations',
  on: {
    'metric.chosen': {
      actions: { type: 'writeMetric', params: ({ event }) => ({ metric: event.metric }) },
      description: 'The customer picks a figure of the strip; the address says so next.',
    },
    'metric.restored': metricNames.map((metric) => ({
      guard: { type: 'isMetric' as const, params: { metric } },
      target: `.${metric}` as const,
      description: 'The address names this one: by a press, by Back or by a link.',
    })),
  },
  states: {
    conversations: { description: 'How many conversations began.' },
    resolved: { description: 'How many the chatbot resolved.' },
    escalated: { description: 'How many needed a person.' },
    satisfaction: { description: 'The stars that visitors gave, on average.' },
    response: { description: 'How long the first answer took, on average.' },
    users: { description: 'How many different visitors wrote.' },
  },
});
