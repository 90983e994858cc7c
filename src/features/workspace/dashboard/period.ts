import { TZDate } from '@date-fns/tz';
import type { WholeRange } from '#content/workspace/dashboard.ts';
import { knownZone } from '#src/lib/time/time-format.ts';

/** A half-open interval in epoch ms. */
export type Interval = { from: number; to: number };

/** The period of a range (specification §4). */
export type Period = Interval & {
  /** The same weekdays and hours, whole weeks earlier. */
  before: Interval;
  /** Both periods in equal parts, one per value of a chart. */
  parts: readonly Interval[];
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

const weeksEarlier = (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'} earlier`;

function slices({ from, to }: Interval, size: number): Interval[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => ({
    from: from + index * size,
    to: Math.min(from + (index + 1) * size, to),
  }));
}

function lastHours(now: number): Period {
  const whole = { from: now - day, to: now };
  const before = { from: whole.from - 7 * day, to: now - 7 * day };
  return {
    ...whole,
    before,
    parts: slices(whole, hour),
    partsBefore: slices(before, hour),
    partName: 'hour',
    earlier: weeksEarlier(1),
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
  const at = (offset: number) => new TZDate(year, month, first + offset, timeZone).getTime();
  // The nearest number of weeks, so that weekdays match and the periods hardly overlap.
  const weeks = Math.max(1, Math.round(days / 7));
  const shift = -7 * weeks;
  const endsToday = at(days - 1) < now && now < at(days);
  const nowBefore = new TZDate(now, timeZone);
  nowBefore.setDate(nowBefore.getDate() + shift);
  /** Returns days of either period; today ends now, and so does its counterpart. */
  const span = (moved: number, offset: number, length: number) => {
    const end = moved === 0 ? now : nowBefore.getTime();
    const to = at(moved + offset + length);
    return { from: at(moved + offset), to: endsToday ? Math.min(to, end) : to };
  };
  const whole = span(0, 0, days);
  const before = span(shift, 0, days);
  const shared = { ...whole, before, earlier: weeksEarlier(weeks) };
  if (days === 1) {
    const [parts, partsBefore] = [slices(whole, hour), slices(before, hour)];
    return { ...shared, parts, partsBefore, partName: 'hour' };
  }
  const { size, name } = partDays(days);
  const inParts = (moved: number) =>
    Array.from({ length: Math.ceil(days / size) }, (_, index) =>
      span(moved, index * size, Math.min(size, days - index * size)),
    );
  return { ...shared, parts: inParts(0), partsBefore: inParts(shift), partName: name };
}

function daysOf(shown: Exclude<WholeRange, { range: '24h' }>, now: number, timeZone: string): Days {
  if (shown.range === 'custom') {
    const [year, month, first] = numbersOf(shown.start);
    const days = (Date.UTC(...numbersOf(shown.end)) - Date.UTC(year, month, first)) / day + 1;
    return { year, month, first, days };
  }
  const days = shown.range === '7d' ? 7 : 30;
  // At midnight, the last day is over and the next one is empty.
  const [year, month, today] = numbersOf(dayOf(now - 1, timeZone));
  return { year, month, first: today - days + 1, days };
}

/**
 * Returns the period of a range in epoch ms (specification §4). 24h ends at `now`. The other
 * ranges are calendar days of `timeZone`, 23 to 25 hours long, and include the last; today ends at
 * `now`. An unknown time zone counts as UTC.
 */
export function periodOf(shown: WholeRange, now: number, zone: string): Period {
  if (shown.range === '24h') return lastHours(now);
  const timeZone = knownZone(zone);
  return calendarPeriod(daysOf(shown, now, timeZone), now, timeZone);
}

/** Returns the calendar day of a moment (epoch ms) in a time zone, as YYYY-MM-DD. */
export function dayOf(at: number, timeZone: string): string {
  const local = new TZDate(at, knownZone(timeZone));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}
