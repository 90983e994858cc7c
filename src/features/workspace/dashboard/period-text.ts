import { periodLabels, type WholeRange } from '#content/workspace/dashboard.ts';
import type { Period, Interval } from './period';
import { timeFormat } from '#src/lib/time/time-format.ts';

/** Returns the period label: "Last 30 Days", or "START to END" (specification §4.15). */
export function periodLabel(wholeRange: WholeRange): string {
  return wholeRange.range === 'custom'
    ? `${wholeRange.start} to ${wholeRange.end}`
    : periodLabels[wholeRange.range];
}

/** Formats the days of an interval: "Aug 22, 2026 to Nov 20, 2026". */
export function intervalText({ from, to }: Interval, timeZone: string): string {
  const { date } = timeFormat(timeZone);
  return `${date(from)} to ${date(to - 1)}`;
}

/** Names the earlier period: "Same weekdays, 4 weeks earlier". */
export function earlierText({ partName, earlier }: Period): string {
  return `Same ${partName === 'hour' ? 'hours' : 'weekdays'}, ${earlier}`;
}

/** Returns "Los Angeles time" for America/Los_Angeles. */
export function zoneText(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

const years = ({ from, to }: Interval) => (to - from) / (365 * 86_400_000);

/** Returns whether a part of days is not over. */
export const isSoFar = ({ to }: Pick<Interval, 'to'>, { partName }: Period, timeZone: string) =>
  partName !== 'hour' && timeFormat(timeZone).time(to) !== '00:00';

/** Returns the full name of one part of a period. */
export function partText({ from, to }: Interval, period: Period, timeZone: string): string {
  const { dateTime, date, time } = timeFormat(timeZone);
  if (period.partName === 'hour') return `${dateTime(from)} to ${time(to)}`;
  const until = isSoFar({ to }, period, timeZone) ? `, so far, until ${time(to)}` : '';
  return `${date(from)}${period.partName === 'day' ? '' : ` to ${date(to - 1)}`}${until}`;
}

/** The maximum number of labels below a chart. */
const maxLabels = 5;

/** Returns the labels below a chart, each with the index of its part. */
export function chartTimes(period: Period, timeZone: string): { index: number; text: string }[] {
  const { day, date, time } = timeFormat(timeZone);
  const isLong = years(period) > 1;
  const last = period.parts.length - 1;
  const count = Math.min(last, isLong ? 2 : maxLabels - 1);
  const indexes = Array.from({ length: count + 1 }, (_, position) =>
    Math.round((position * last) / Math.max(count, 1)),
  );
  return indexes.flatMap((index) => {
    const part = period.parts[index];
    if (!part) return [];
    if (period.partName === 'hour') return { index, text: time(part.from) };
    return { index, text: isLong ? date(part.from) : day(part.from) };
  });
}
