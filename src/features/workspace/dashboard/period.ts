import { tzOffset } from '@date-fns/tz';
import type { WholeRange } from '#content/workspace/dashboard.ts';
import { knownZone } from '#src/lib/time/time-format.ts';

/** A half-open interval in epoch ms. */
export type Interval = { from: number; to: number };

/** The period of a range (specification §4.16). */
export type Period = Interval & {
  /** The same weekdays and hours, whole weeks earlier. */
  before: Interval;
  /** Equal parts, one per value of a chart. */
  parts: readonly Interval[];
  /** The counterpart of each part; empty for an hour that the clock skipped. */
  partsBefore: readonly Interval[];
  /** Name of a part's length: "day". */
  partName: string;
  /** Distance of the earlier period: "4 weeks earlier". */
  earlier: string;
};

const hour = 3_600_000;
const day = 24 * hour;
/** More values make a noisy chart: days are grouped into weeks, and so on. */
const maxParts = 92;

function slices({ from, to }: Interval, size: number): Interval[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => ({
    from: from + index * size,
    to: Math.min(from + (index + 1) * size, to),
  }));
}

/** Returns the clock time of a moment, as epoch ms of the same time in UTC. */
const clockAt = (at: number, timeZone: string) => at + tzOffset(timeZone, new Date(at)) * 60_000;

/** Returns the first moment at which a clock shows a time, or a later one. */
function firstAt(clock: number, timeZone: string): number {
  const guess = (near: number) => clock - (clockAt(near, timeZone) - near);
  const first = guess(clock - day);
  const found = [first, guess(clock + day)].find((at) => clockAt(at, timeZone) === clock);
  // Clocks skip whole hours.
  return found ?? first - (clock % hour);
}

/**
 * Returns the period with the earlier one, paired by clock time (specification §4.21): both hours
 * of a repeated one with the same hour; a skipped hour with an empty interval.
 */
function compared(
  period: Interval & Pick<Period, 'parts' | 'partName'>,
  weeks: number,
  timeZone: string,
): Period {
  const earlier = (from: number, length: number) => {
    const clock = clockAt(from, timeZone) - 7 * weeks * day;
    return { from: firstAt(clock, timeZone), to: firstAt(clock + length, timeZone) };
  };
  const clockLength = ({ from, to }: Interval) => clockAt(to, timeZone) - clockAt(from, timeZone);
  const isByHour = period.partName === 'hour';
  return {
    ...period,
    before: earlier(period.from, clockLength(period)),
    partsBefore: period.parts.map((part) =>
      earlier(part.from, isByHour ? part.to - part.from : clockLength(part)),
    ),
    earlier: `${weeks} ${weeks === 1 ? 'week' : 'weeks'} earlier`,
  };
}

const numbersOf = (date: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return [year, month - 1, dayOfMonth] as const;
};

function partDays(days: number): { size: number; name: string } {
  const size = [1, 7, 28, 91, 364].find((step) => days / step <= maxParts);
  if (size === 1) return { size, name: 'day' };
  const weeks = size ? size / 7 : 52 * Math.ceil(days / 364 / maxParts);
  return { size: weeks * 7, name: weeks === 1 ? 'week' : `${weeks} weeks` };
}

type Days = { year: number; month: number; first: number; days: number };

function calendarPeriod({ year, month, first, days }: Days, now: number, timeZone: string): Period {
  const at = (offset: number) => firstAt(Date.UTC(year, month, first + offset), timeZone);
  const endsToday = at(days - 1) < now && now < at(days);
  const span = (offset: number, length: number) => {
    const to = at(offset + length);
    return { from: at(offset), to: endsToday ? Math.min(to, now) : to };
  };
  const whole = span(0, days);
  // The nearest number of weeks, so that weekdays match and the periods hardly overlap.
  const weeks = Math.max(1, Math.round(days / 7));
  if (days === 1)
    return compared({ ...whole, parts: slices(whole, hour), partName: 'hour' }, weeks, timeZone);
  const { size, name } = partDays(days);
  const parts = Array.from({ length: Math.ceil(days / size) }, (_, index) =>
    span(index * size, Math.min(size, days - index * size)),
  );
  return compared({ ...whole, parts, partName: name }, weeks, timeZone);
}

function daysOf(
  wholeRange: Exclude<WholeRange, { range: '24h' }>,
  now: number,
  timeZone: string,
): Days {
  if (wholeRange.range === 'custom') {
    const [year, month, first] = numbersOf(wholeRange.start);
    const days = (Date.UTC(...numbersOf(wholeRange.end)) - Date.UTC(year, month, first)) / day + 1;
    return { year, month, first, days };
  }
  const days = wholeRange.range === '7d' ? 7 : 30;
  // At midnight, the last day is over and the next one is empty.
  const [year, month, today] = numbersOf(dayOf(now - 1, timeZone));
  return { year, month, first: today - days + 1, days };
}

/**
 * Returns the period of a range in epoch ms (specification §4.16). 24h ends at `now`. The other
 * ranges are calendar days of `timeZone`, 23 to 25 hours long, and include the last; today ends at
 * `now`. An unknown time zone counts as UTC.
 */
export function periodOf(wholeRange: WholeRange, now: number, zone: string): Period {
  const timeZone = knownZone(zone);
  if (wholeRange.range === '24h') {
    const whole = { from: now - day, to: now };
    return compared({ ...whole, parts: slices(whole, hour), partName: 'hour' }, 1, timeZone);
  }
  return calendarPeriod(daysOf(wholeRange, now, timeZone), now, timeZone);
}

/** Returns the calendar day of a moment (epoch ms) in a time zone, as YYYY-MM-DD. */
export const dayOf = (at: number, timeZone: string): string =>
  new Date(clockAt(at, knownZone(timeZone))).toISOString().slice(0, 10);
