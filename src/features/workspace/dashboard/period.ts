import { TZDate } from '@date-fns/tz';
import type { PresetRange, WholeRange } from '#content/workspace/dashboard.ts';

/** A half-open interval in epoch ms. */
export type Interval = { from: number; to: number };

/** The period of a range (specification §4). */
export type Period = Interval & {
  /** The previous period, of the same length. */
  before: Interval;
  /** Both periods in equal parts, one per value of a chart. */
  parts: readonly Interval[];
  partsBefore: readonly Interval[];
  /** Names of a part's and the period's length: "day", "30 days". */
  partName: string;
  length: string;
  /** True if parts are calendar days rather than any 24 hours. */
  isCalendar: boolean;
};

const hour = 3_600_000;
const day = 24 * hour;
/** More values make a noisy chart: days are grouped into weeks, and so on. */
const maxParts = 92;

const rolling: Record<PresetRange, { count: number; size: number; name: string; length: string }> =
  {
    '24h': { count: 24, size: hour, name: 'hour', length: '24 hours' },
    '7d': { count: 7, size: day, name: 'day', length: '7 days' },
    '30d': { count: 30, size: day, name: 'day', length: '30 days' },
  };

function slices({ from, to }: Interval, size: number): Interval[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => ({
    from: from + index * size,
    to: Math.min(from + (index + 1) * size, to),
  }));
}

function rollingPeriod(range: PresetRange, now: number): Period {
  const { count, size, name, length } = rolling[range];
  const whole = { from: now - count * size, to: now };
  const before = { from: whole.from - count * size, to: whole.from };
  return {
    ...whole,
    before,
    parts: slices(whole, size),
    partsBefore: slices(before, size),
    partName: name,
    length,
    isCalendar: false,
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

function calendarPeriod(start: string, end: string, timeZone: string): Period {
  const [year, month, first] = numbersOf(start);
  const days = (Date.UTC(...numbersOf(end)) - Date.UTC(year, month, first)) / day + 1;
  const at = (offset: number) => new TZDate(year, month, first + offset, timeZone).getTime();
  const span = (offset: number, length: number) => ({ from: at(offset), to: at(offset + length) });
  const whole = span(0, days);
  const before = span(-days, days);
  const shared = { ...whole, before, isCalendar: true };
  if (days === 1) {
    const [parts, partsBefore] = [slices(whole, hour), slices(before, hour)];
    return { ...shared, parts, partsBefore, partName: 'hour', length: 'day' };
  }
  const { size, name } = partDays(days);
  const inDays = (shift: number) =>
    Array.from({ length: Math.ceil(days / size) }, (_, index) =>
      span(shift + index * size, Math.min(size, days - index * size)),
    );
  return {
    ...shared,
    parts: inDays(0),
    partsBefore: inDays(-days),
    partName: name,
    length: `${days} days`,
  };
}

/**
 * Returns the period of a range in epoch ms (specification §4). 24h, 7d and 30d end at `now`;
 * custom days are calendar days of `timeZone`, end inclusive, 23 to 25 hours long. Throws a
 * RangeError for an unknown time zone.
 */
export function periodOf(shown: WholeRange, now: number, timeZone: string): Period {
  if (shown.range !== 'custom') return rollingPeriod(shown.range, now);
  return calendarPeriod(shown.start, shown.end, timeZone);
}

/** Returns the calendar day of a moment (epoch ms) in a time zone, as YYYY-MM-DD. */
export function dayOf(at: number, timeZone: string): string {
  const local = new TZDate(at, timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}
