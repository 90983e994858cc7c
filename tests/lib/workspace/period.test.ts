import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeZones } from '#content/sample/workspace.ts';
import { dayOf, periodOf, type Interval } from '#src/features/workspace/dashboard/period.ts';

const now = Date.UTC(2026, 10, 21);
const hour = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const custom = (start: string, end: string, zone = 'America/Los_Angeles') =>
  periodOf({ range: 'custom', start, end }, now, zone);

/** Returns the boundaries of parts; throws if they overlap or leave gaps. */
function joined(parts: readonly Interval[]): Interval {
  parts.slice(1).forEach(({ from }, index) => expect(from).toBe(parts[index]!.to));
  return { from: parts[0]!.from, to: parts.at(-1)!.to };
}

describe('time range', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-20'],
    ['Asia/Singapore', '2026-11-21'],
    ['Europe/London', '2026-11-21'],
  ])('§4.16 time range: in %s the day of the sample’s last moment is %s', (zone, day) => {
    expect(dayOf(now, zone)).toBe(day);
  });

  it('§4.18 time range: 24h is the last 24 hours, compared with the same hours a week earlier', () => {
    const period = periodOf({ range: '24h' }, now, 'Asia/Singapore');
    expect([iso(period.from), period.to]).toEqual([iso(now - 24 * hour), now]);
    expect(period.before).toEqual({ from: now - 8 * 24 * hour, to: now - 7 * 24 * hour });
    expect([period.parts.length, period.partName]).toEqual([24, 'hour']);
    expect(joined(period.parts)).toEqual({ from: period.from, to: now });
    expect(joined(period.partsBefore)).toEqual(period.before);
  });

  it.each([
    ['7d', 'America/Los_Angeles', '2026-11-14T08:00:00.000Z', '1 week earlier'],
    ['30d', 'America/Los_Angeles', '2026-10-22T07:00:00.000Z', '4 weeks earlier'],
    // Now is midnight: the last day is the one that is over.
    ['7d', 'Europe/London', '2026-11-14T00:00:00.000Z', '1 week earlier'],
    ['30d', 'Europe/London', '2026-10-21T23:00:00.000Z', '4 weeks earlier'],
  ] as const)(
    '§4.18 time range: %s in %s is calendar days from %s, compared with the days %s',
    (range, zone, from, earlier) => {
      const period = periodOf({ range }, now, zone);
      expect([iso(period.from), period.to]).toEqual([from, now]);
      expect([period.parts.length, period.partName]).toEqual([parseInt(range), 'day']);
      expect(period.earlier).toBe(earlier);
      expect(joined(period.parts)).toEqual({ from: period.from, to: now });
      expect(joined(period.partsBefore)).toEqual(period.before);
    },
  );

  it('§4.17 time range: a custom period that includes today ends now, and so does its comparison', () => {
    const period = custom('2026-11-19', '2026-11-20');
    expect([period.to, period.parts.at(-1)!.to]).toEqual([now, now]);
    expect([period.before.to, period.partsBefore.at(-1)!.to].map(iso)).toEqual([
      '2026-11-14T00:00:00.000Z',
      '2026-11-14T00:00:00.000Z',
    ]);
  });

  const weekAround = (date: string) =>
    Array.from({ length: 15 }, (_, index) => dayOf(Date.parse(date) + index * 24 * hour, 'UTC'));

  it.each(
    timeZones.flatMap((zone) =>
      ['2026-03-05', '2026-03-26', '2026-10-22'].map((date) => [zone, date]),
    ),
  )(
    '§4.21 time range: in %s from %s on, each hour is compared with the same one by the clock',
    (zone, date) => {
      const local = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      /** Returns the hours that a clock shows in an interval, some days later. */
      const clockHours = ({ from, to }: Interval, days: number) =>
        Array.from({ length: (to - from) / hour }, (_, index) => {
          const at = Date.parse(`${local.format(from + index * hour)}Z`);
          return iso(at + days * 24 * hour);
        });
      const periods = weekAround(date).flatMap((start) => [
        custom(start, start, zone),
        periodOf({ range: '24h' }, Date.parse(start) + 15 * hour, zone),
      ]);
      for (const { parts, partsBefore, before } of periods) {
        const all = clockHours(before, 7);
        for (const [index, part] of parts.entries()) {
          const [partHour] = clockHours(part, 0);
          const same = all.filter((text) => text === partHour);
          expect(clockHours(partsBefore[index]!, 7)).toEqual(same);
        }
      }
    },
  );

  it.each([
    ['2026-08-21', '2026-11-20', 'day', 92],
    ['2026-08-20', '2026-11-20', 'week', 14],
    ['2025-01-01', '2026-12-31', '4 weeks', 27],
    ['2000-01-01', '9999-12-31', '4576 weeks', 92],
  ])('§4.16 time range: %s to %s is counted by the %s', (start, end, name, count) => {
    const { parts, partName } = custom(start, end);
    expect([partName, parts.length]).toEqual([name, count]);
  });

  it('§4.18 time range: any custom days are whole, ordered, and compared with the same weekdays', () => {
    const date = fc
      .date({ min: new Date('2000-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, date, fc.constantFrom(...timeZones), (first, second, zone) => {
        const [start, end] = [first, second].toSorted() as [string, string];
        const period = custom(start, end, zone);
        const days = (Date.parse(end) - Date.parse(start)) / (24 * hour) + 1;
        expect(joined(period.parts)).toEqual({ from: period.from, to: period.to });
        expect(joined(period.partsBefore)).toEqual(period.before);
        const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
        expect(local.format(period.from)).toBe(start);
        expect(local.format(period.from - 1) < start).toBe(true);
        expect(local.format(period.to - 1)).toBe(end);
        const isCut = period.to === now && local.format(now) === end;
        expect(isCut || local.format(period.to) > end).toBe(true);
        expect(isCut || Math.abs((period.to - period.from) / hour - 24 * days) <= 1).toBe(true);
        expect(local.format(period.before.to) < local.format(period.to)).toBe(true);
        const clock = new Intl.DateTimeFormat('en-US', {
          timeZone: zone,
          weekday: 'long',
          hour: 'numeric',
          minute: 'numeric',
        });
        // Some days of the past began without their first minutes.
        const timeOf = (at: number) =>
          clock.format(at).replace(local.format(at - 1) < local.format(at) ? /\d.*/ : '', '');
        const weeks = Number(period.earlier.split(' ')[0]);
        expect(Math.abs(7 * weeks - days)).toBeLessThanOrEqual(Math.max(3, 7 - days));
        if (days > 1)
          for (const [index, part] of period.parts.entries()) {
            const earlier = period.partsBefore[index]!;
            expect(timeOf(earlier.from)).toBe(timeOf(part.from));
            expect(timeOf(earlier.to)).toBe(timeOf(part.to));
            const moved = (part.from - earlier.from) / hour - 24 * 7 * weeks;
            // Double summer time was two hours.
            expect(Math.abs(moved)).toBeLessThanOrEqual(2);
          }
        expect(period.parts.length).toBeLessThanOrEqual(92);
      }),
    );
  });
});
