/** The time ranges of the dashboard (specification §4.5). */
export const timeRanges = ['24h', '7d', '30d', 'custom'] as const;
export type TimeRange = (typeof timeRanges)[number];
export type PresetRange = Exclude<TimeRange, 'custom'>;
/** The labels of the preset ranges. */
export const periodLabels: Readonly<Record<PresetRange, string>> = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
};
/** A valid range; custom dates are YYYY-MM-DD, inclusive. */
export type WholeRange = { range: PresetRange } | { range: 'custom'; start: string; end: string };

/** The metrics of the dashboard, in order (specification §3.1). */
export const metricNames = [
  'conversations',
  'resolved',
  'escalated',
  'satisfaction',
  'response',
  'users',
] as const;
export type MetricName = (typeof metricNames)[number];

/** The keys of the dashboard's controls, as in Plausible; a metric's key is its place. */
export const dashboardKeys = {
  '24h': 'h',
  '7d': 'w',
  '30d': 't',
  custom: 'c',
  compare: 'x',
  export: 'e',
} as const;

/** The shared copy of the dashboard. */
export const dashboard = {
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
    ranked: (status: string) => `Of ${status} conversations`,
    share: (status: string) => `Bars show the share of ${status} conversations.`,
  },
  empty: 'No conversations in this period.',
  exported: 'Exported',
} as const;

/** The queue at the top of the dashboard. */
export const waitingWords = {
  title: 'Waiting now',
  count: (count: number) => `${count} ${count === 1 ? 'visitor' : 'visitors'}`,
  longest: (wait: string) => `Longest wait ${wait}`,
  next: 'Answer next',
  empty: 'Nobody is waiting for a person.',
} as const;
