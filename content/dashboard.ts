import type { MetricName, PresetRange } from './constants';

/** The words of the dashboard that stand in more than one place. */
export const dashboard = {
  labels: {
    '24h': 'Last 24 Hours',
    '7d': 'Last 7 Days',
    '30d': 'Last 30 Days',
  } satisfies Record<PresetRange, string>,
  metrics: {
    conversations: 'Total conversations',
    resolved: 'Resolved',
    escalated: 'Escalated',
    satisfaction: 'Satisfaction',
    response: 'Avg. response',
    users: 'Active users',
  } satisfies Record<MetricName, string>,
  sections: {
    recent: 'Recent conversations',
    questions: 'Top questions',
    locations: 'Locations',
  },
  empty: 'No conversations in this period.',
} as const;
