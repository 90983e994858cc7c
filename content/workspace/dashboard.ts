/** How far back the dashboard looks (specification §4). */
export const timeRanges = ['24h', '7d', '30d', 'custom'] as const;
export type TimeRange = (typeof timeRanges)[number];
export type PresetRange = Exclude<TimeRange, 'custom'>;
/** A range that can be counted; the days of a custom one are YYYY-MM-DD, the last one included. */
export type WholeRange = { range: PresetRange } | { range: 'custom'; start: string; end: string };

/** What the dashboard counts, in the order it shows (specification §3). */
export const metricNames = [
  'conversations',
  'resolved',
  'escalated',
  'satisfaction',
  'response',
  'users',
] as const;
export type MetricName = (typeof metricNames)[number];

/** The words of the dashboard that stand in more than one place. */
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
  },
  empty: 'No conversations in this period.',
} as const;
