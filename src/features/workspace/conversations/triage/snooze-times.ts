import { triageWords } from '#content/workspace/triage-words.ts';
import { midnight } from '#src/lib/time/midnight.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import type { Choice } from '#src/ui/overlay/choice-menu.tsx';

const hour = 3_600_000;
const morning = 9;

/** A time to return to the queue, in epoch ms. */
type SnoozeTime = { name: 'later' | 'tomorrow' | 'week'; until: number };

/**
 * Returns the times offered at `at` (epoch ms) in a time zone: the full hour at least three hours
 * later, if that is still today, and 9:00 tomorrow and next Monday.
 */
export function snoozeTimes(at: number, timeZone: string): readonly SnoozeTime[] {
  const weekday = new Date(`${timeFormat(timeZone).date(at)} UTC`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const later = Math.ceil(at / hour) * hour + 3 * hour;
  const times: SnoozeTime[] = [
    { name: 'later', until: later },
    { name: 'tomorrow', until: midnight(at, -1, timeZone, morning) },
    { name: 'week', until: midnight(at, -toMonday, timeZone, morning) },
  ];
  return later < midnight(at, -1, timeZone) ? times : times.slice(1);
}

/** Returns the times offered at `at` as choices of a menu, by name. */
export const snoozeChoices = (at: number, timeZone: string): readonly Choice[] =>
  snoozeTimes(at, timeZone).map(({ name, until }) => ({
    value: name,
    label: `${triageWords.times[name]}, ${timeFormat(timeZone).dateTime(until)}`,
  }));
