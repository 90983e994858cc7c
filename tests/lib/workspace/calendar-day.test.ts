import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDay } from '#src/features/workspace/dashboard/calendar-day.ts';

test.each([
  ['2026-11-21', true],
  ['2026-01-31', true],
  ['2026-04-30', true],
  ['2026-04-31', false],
  ['2026-12-32', false],
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-00-10', false],
  ['2026-13-10', false],
  ['2026-11-00', false],
  ['1999-12-31', false],
  ['2026-1-01', false],
  [' 2026-11-21', false],
  ['2026-11-21T00:00', false],
  ['', false],
  [20261121, false],
  [null, false],
])('§4.19 time range: is %j a calendar day: %s', (value, isDay) => {
  expect(isCalendarDay(value)).toBe(isDay);
});

test('§4.19 time range: every day from 2000 on is valid', () => {
  const date = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(date, (day) => isCalendarDay(day.toISOString().slice(0, 10))));
});
