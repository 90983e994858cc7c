import type { ConversationFilter, DaysPeriod } from '#content/workspace/conversation-filter.ts';
import { periodDays, periodLabels } from '#content/workspace/conversations.ts';
import { midnight } from '#src/lib/time/midnight.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { sampleNow } from '../sample/sample-conversations';
import { isDays } from './conversation-params';

type Period = ConversationFilter['period'];

/** Days of UTC: noon there is the same day in every zone of a profile. */
const noonsOf = (period: DaysPeriod) =>
  period.split('..').map((day) => Date.parse(`${day}T12:00Z`)) as [number, number];

/** Returns the name of a period: "Last 7 Days", or "Nov 1, 2026 to Nov 7, 2026". */
export function periodName(period: Period): string {
  if (!isDays(period)) return periodLabels[period];
  const { date } = timeFormat('UTC');
  const [start = '', end] = noonsOf(period).map(date);
  return start === end ? start : `${start} to ${end}`;
}

/**
 * Returns a period in epoch ms, or null for the whole sample. Days are calendar days of the time
 * zone, the last one today; 24 hours end now (specification §4.16).
 */
export function periodSpan(period: Period, timeZone: string): { from: number; to: number } | null {
  if (isDays(period)) {
    const [start, end] = noonsOf(period);
    return {
      from: midnight(start, 0, timeZone),
      to: Math.min(midnight(end, -1, timeZone), sampleNow),
    };
  }
  const days = periodDays[period];
  if (days === null) return null;
  const from = days === 1 ? sampleNow - 86_400_000 : midnight(sampleNow - 1, days - 1, timeZone);
  return { from, to: sampleNow };
}
