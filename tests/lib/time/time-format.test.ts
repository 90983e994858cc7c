import { expect, test } from 'vitest';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { utcOffset } from '#src/features/workspace/account/time-zone.ts';
import { dayOf, periodOf } from '#src/features/workspace/dashboard/period.ts';

const afterMidnight = Date.UTC(2026, 10, 20, 23, 5);

test('§3.5 profile: times use the profile’s time zone', () => {
  const format = timeFormat('Europe/Berlin');
  expect(format.dateTime(afterMidnight)).toBe('Nov 21, 00:05');
  expect(format.time(afterMidnight)).toBe('00:05');
  expect(format.day(afterMidnight)).toBe('Nov 21');
  expect(format.date(afterMidnight)).toBe('Nov 21, 2026');
  expect(timeFormat('UTC').dateTime(afterMidnight)).toBe('Nov 20, 23:05');
});

test('§3.5 profile: the formats of a zone are created once, because lists format thousands of times', () => {
  expect(timeFormat('Europe/Berlin')).toBe(timeFormat('Europe/Berlin'));
  expect(timeFormat('Europe/Berlin')).not.toBe(timeFormat('UTC'));
});

test.each(['Etc/Unknown', 'Mars/Olympus', ''])(
  '§3.6 profile: the unknown zone %j counts as UTC in times, periods and offsets',
  (zone) => {
    expect(timeFormat(zone).dateTime(afterMidnight)).toBe('Nov 20, 23:05');
    expect(dayOf(afterMidnight, zone)).toBe('2026-11-20');
    for (const range of ['24h', '7d', '30d'] as const)
      expect(periodOf({ range }, afterMidnight, zone)).toEqual(
        periodOf({ range }, afterMidnight, 'UTC'),
      );
    expect(utcOffset(zone, afterMidnight)).toBe('UTC+0');
  },
);
