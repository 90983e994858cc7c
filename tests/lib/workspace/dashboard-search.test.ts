import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCalendarDay } from '#src/features/workspace/dashboard/calendar-day.ts';
import {
  conversationsSearch,
  dashboardSearch,
  rangeOf,
  rangeSearch,
} from '#src/features/workspace/dashboard/dashboard-search.ts';

it('§4.5 time range: an address without a range means 30 days and stays empty', () => {
  expect([dashboardSearch({}), rangeOf({})]).toEqual([{}, { range: '30d' }]);
  expect(dashboardSearch({ range: '30d', metric: 'conversations', view: 'chart' })).toEqual({});
});

it('§4.19 time range: valid values are kept', () => {
  const search = {
    range: 'custom',
    start: '2026-11-01',
    end: '2026-11-01',
    metric: 'users',
    view: 'table',
    compare: 'off',
  };
  expect(dashboardSearch(search)).toEqual(search);
});

it.each(['24h', '7d'] as const)('§4.5 time range: %s in the address selects it', (range) => {
  expect(dashboardSearch({ range, start: '2026-11-01' })).toEqual({ range });
  expect(rangeOf({ range })).toEqual({ range });
  expect(rangeSearch({ range })).toEqual({ range });
});

it('§4.19 time range: custom days need both dates, or 30 days apply', () => {
  const custom = { range: 'custom', start: '2026-11-01', end: '2026-11-02' } as const;
  expect(rangeOf(custom)).toEqual(custom);
  expect(rangeOf({ ...custom, end: undefined })).toEqual({ range: '30d' });
  expect(rangeOf({ ...custom, start: undefined })).toEqual({ range: '30d' });
});

it('§2.91 dashboard: the link to a range’s conversations has its period, unless it is the default', () => {
  expect(conversationsSearch({ range: '24h' })).toEqual({ period: '24h' });
  expect(conversationsSearch({ range: '7d' })).toEqual({ period: '7d' });
  expect(conversationsSearch({ range: '30d' })).toEqual({});
  expect(conversationsSearch({ range: 'custom', start: '2026-11-01', end: '2026-11-02' })).toEqual({
    period: '2026-11-01..2026-11-02',
  });
});

it.each([
  [{ range: '31d' }],
  [{ range: 24 }],
  [{ range: ['7d'] }],
  [{ range: 'custom' }],
  [{ range: 'custom', start: '2026-11-02', end: '2026-11-01' }],
  [{ range: 'custom', start: '2026-02-30', end: '2026-11-01' }],
  [{ range: 'custom', start: '1999-12-31', end: '2026-11-01' }],
  [{ range: 'custom', start: 20261101, end: '2026-11-01' }],
  [{ start: '2026-11-01', end: '2026-11-02' }],
  [{ metric: '__proto__', view: 'grid', compare: 'on' }],
])('§4.19 time range: %j in the address falls back to the default', (search) => {
  expect(dashboardSearch(search)).toEqual({});
});

it('§4.19 time range: the valid parts of an invalid address are kept', () => {
  expect(dashboardSearch({ range: 'nonsense', metric: 'response', extra: 1 })).toEqual({
    metric: 'response',
  });
});

it('§4.19 time range: reading any address is idempotent and never throws', () => {
  const names = ['range', 'start', 'end', 'metric', 'view', 'compare'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (search) => {
      const read = dashboardSearch(search);
      expect(dashboardSearch(read)).toEqual(read);
      expect(rangeSearch(rangeOf(read))).toEqual({
        ...(read.range ? { range: read.range } : {}),
        ...(read.start ? { start: read.start, end: read.end } : {}),
      });
    }),
  );
});

it('§4.16 time range: a calendar day exists in JavaScript’s own calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2400 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (year, month, day) => {
        const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const at = new Date(Date.UTC(year, month - 1, day));
        expect(isCalendarDay(text)).toBe(at.toISOString().slice(0, 10) === text);
      },
    ),
  );
  for (const value of [null, 20261101, '2026-1-1', ' 2026-11-01', '0202-11-01', '12026-11-01'])
    expect(isCalendarDay(value)).toBe(false);
});
