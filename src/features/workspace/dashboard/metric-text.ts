import { numberText, toTenths } from '#content/number-text.ts';
import type { MetricName } from '#content/workspace/dashboard.ts';
import type { Tally } from './figures';

/** A metric's change: percent, or points for the two averages; null if not comparable. */
export type Change = { by: number; isBetter: boolean | null } | null;

const averages: readonly MetricName[] = ['satisfaction', 'response'];
const isAverage = (metric: MetricName) => averages.includes(metric);
const tenths = (value: number) => {
  const text = numberText(toTenths(value));
  return text.includes('.') ? text : `${text}.0`;
};

/** Returns the change from `before` to `now`; null if not comparable. */
export function changeOf(metric: MetricName, now: number | null, before: number | null): Change {
  if (now === null || before === null) return null;
  if (!isAverage(metric) && before === 0 && now > 0) return null;
  const percents = now === before ? 0 : (100 * (now - before)) / before;
  const by = toTenths(isAverage(metric) ? now - before : percents);
  // Counts follow volume, so only an average can be better or worse.
  const isJudged = by !== 0 && isAverage(metric);
  return { by, isBetter: isJudged ? by > 0 === (metric === 'satisfaction') : null };
}

/** Formats a metric: "5,624", "4.3/5", "2.5 sec", or "–" for a missing average. */
export function valueText(metric: MetricName, value: number | null): string {
  if (value === null) return '–';
  if (metric === 'satisfaction') return `${tenths(value)}/5`;
  if (metric === 'response') return `${tenths(value)} sec`;
  return numberText(value);
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
  satisfaction: [' points higher', ' points lower'],
  response: [' sec more', ' sec less'],
};

/**
 * Describes a change in a sentence; `earlier` is the distance of the earlier period: "0.2 points
 * higher than 4 weeks earlier, better".
 */
export function changeWords(metric: MetricName, change: Change, earlier: string): string {
  if (!change) return `no data ${earlier}`;
  if (change.by === 0) return `same as ${earlier}`;
  const [more, less] = moreOrLess[metric] ?? ['% more', '% less'];
  const size = `${tenths(Math.abs(change.by))}${change.by > 0 ? more : less}`;
  const trend = trendOf(change);
  return `${size} than ${earlier}${trend && `, ${trend}`}`;
}

/** A metric's share of the conversations, in percent, and its change in points. */
export type Rate = { text: string; change: string; trend: '' | 'better' | 'worse'; words: string };

/** Returns a metric's share of the conversations in percent; null if it has none. */
export function percentOf(metric: MetricName, tally: Tally | null): number | null {
  if ((metric !== 'resolved' && metric !== 'escalated') || !tally?.conversations) return null;
  return toTenths((100 * tally[metric]) / tally.conversations);
}

/**
 * Returns the share of resolved or escalated conversations; null for another metric and without
 * conversations. Unlike the count, it doesn't follow volume, so it can be better or worse.
 */
export function rateOf(
  metric: MetricName,
  now: Tally,
  before: Tally | null,
  earlier: string,
): Rate | null {
  const [percent, percentBefore] = [percentOf(metric, now), percentOf(metric, before)];
  if (percent === null) return null;
  const text = `${tenths(percent)}%`;
  const by = percentBefore === null ? 0 : toTenths(percent - percentBefore);
  const words = `${text} of conversations`;
  if (by === 0) return { text, change: '', trend: '', words };
  const trend = by > 0 === (metric === 'resolved') ? 'better' : 'worse';
  const points = tenths(Math.abs(by));
  return {
    text,
    change: `${by > 0 ? '+' : '−'}${points} pts`,
    trend,
    words: `${words}, ${points} points ${by > 0 ? 'more' : 'less'} than ${earlier}, ${trend}`,
  };
}
