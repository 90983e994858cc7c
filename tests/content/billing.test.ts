import { expect, test } from 'vitest';
import { billing, plan } from '#content/sample/billing.ts';
import { sampleEnd } from '#content/sample/daily-conversations.ts';
import { timeZones } from '#content/sample/workspace.ts';
import { volumeNames } from '#content/sample/volumes.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';

test('§9.10 billing: the plan is Professional at $29 per month, the price of every row', () => {
  expect(plan).toMatchObject({ name: 'Professional', monthlyPrice: 29, currency: 'USD' });
  const { history } = billing('large');
  expect(history.map(({ amount }) => amount)).toEqual(Array(24).fill(29));
});

test('§3.19 billing: the history ends before the sample does and has one row per month', () => {
  const { history, nextAt } = billing('typical');
  expect(history.map(({ id }) => id)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
  ]);
  expect(history[0]?.description).toBe('Professional plan, November 2026');
  expect(history[0]?.paidAt).toBeLessThan(sampleEnd);
  expect(nextAt).toBeGreaterThan(sampleEnd);
});

test('§3.19 billing: months follow the billing day, across the end of a year too', () => {
  const before = billing('first', Date.UTC(2027, 0, 15, 14, 59));
  expect(before.history[0]?.id).toBe('2026-12');
  expect(new Date(before.nextAt).toISOString()).toBe('2027-01-15T15:00:00.000Z');
  const after = billing('first', Date.UTC(2027, 0, 15, 15));
  expect(after.history[0]?.id).toBe('2027-01');
  expect(new Date(after.nextAt).toISOString()).toBe('2027-02-15T15:00:00.000Z');
});

test('§3.19 billing: a payment has the same date in every time zone of a profile', () => {
  for (const { paidAt } of billing('large').history) {
    const days = timeZones.map((zone) => timeFormat(zone).date(paidAt));
    expect(new Set(days).size).toBe(1);
  }
});

test('§3.19 billing: ids are unique, and a new workspace has no payments', () => {
  for (const volume of volumeNames) {
    const ids = billing(volume).history.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(billing('none').history).toEqual([]);
});
