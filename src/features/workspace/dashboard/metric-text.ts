import type { MetricName } from '#content/workspace/dashboard.ts';

/** A metric's change: percent, or points for the two averages; null if not comparable. */
export type Change = { by: number; isBetter: boolean | null } | null;

const averages: readonly MetricName[] = ['satisfaction', 'response'];
/** Metrics for which lower is better. */
const burdens: readonly MetricName[] = ['escalated', 'response'];

const isAverage = (metric: MetricName) => averages.includes(metric);
const toTenths = (value: number) => Math.round(value * 10) / 10;
const tenths = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns the change from `before` to `now`; null if not comparable. */
export function changeOf(metric: MetricName, now: number | null, before: number | null): Change {
  if (now === null || before === null) return null;
  if (!isAverage(metric) && before === 0 && now > 0) return null;
  const percents = now === before ? 0 : (100 * (now - before)) / before;
  const by = toTenths(isAverage(metric) ? now - before : percents);
  return { by, isBetter: by === 0 ? null : by > 0 !== burdens.includes(metric) };
}

/** Formats a metric: "5,624", "4.3/5", "2.5 sec", or "–" for a missing average. */
export function valueText(metric: MetricName, value: number | null): string {
  if (value === null) return '–';
  if (metric === 'satisfaction') return `${tenths(value)}/5`;
  if (metric === 'response') return `${tenths(value)} sec`;
  return value.toLocaleString('en-US');
}

/** Formats a change with its sign: "+12.4%", "−0.2 sec". */
export function changeText(metric: MetricName, change: Change): string {
  if (!change) return 'No comparison';
  if (change.by === 0) return 'No change';
  const unit = { satisfaction: '', response: ' sec' }[metric as string] ?? '%';
  return `${change.by > 0 ? '+' : '−'}${tenths(Math.abs(change.by))}${unit}`;
}

/** Returns a change as a trend; empty for no change. */
export function trendOf(change: Change): '' | 'better' | 'worse' {
  if (!change || change.isBetter === null) return '';
  return change.isBetter ? 'better' : 'worse';
}

const moreOrLess: Partial<Record<MetricName, readonly [string, string]>> = {
  satisfaction: ['points higher', 'points lower'],
  response: ['sec more', 'sec less'],
};

/**
 * Describes a change in a sentence; `length` is the previous period's ("30 days"): "12.4 % more
 * than the 30 days before, better".
 */
export function changeWords(metric: MetricName, change: Change, length: string): string {
  if (!change) return `nothing to compare with in the ${length} before`;
  if (change.by === 0) return `the same as the ${length} before`;
  const [more, less] = moreOrLess[metric] ?? ['% more', '% less'];
  const size = `${tenths(Math.abs(change.by))} ${change.by > 0 ? more : less}`;
  return `${size} than the ${length} before, ${trendOf(change)}`;
}
