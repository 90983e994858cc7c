import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeZones } from '#content/sample/workspace.ts';
import { snoozeTimes } from '#src/features/workspace/conversations/triage/snooze-times.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { mark, snoozeUntil } from '#src/features/workspace/sample/triage.ts';
import { openWorkspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { returnSnoozed } from '#src/features/workspace/sample/return-snoozed.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { FakeStorage } from '../fake-storage';

const book = sampleBook('typical');
const [first, second] = pendingIn(book, sampleNow, []).map(({ id }) => id) as [string, string];
const hour = 3_600_000;

let storage = new FakeStorage();
const openStore = () =>
  openWorkspaceStore({ storage: safeStorage(() => storage), tabs: undefined });
let store = openStore();
const waiting = () => pendingIn(book, sampleNow, [], store.read().triage).map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12) });
  storage = new FakeStorage();
  store = openStore();
});
afterEach(() => vi.useRealTimers());

test('triage: it survives a reload, and an empty one is removed', () => {
  mark([first, second], { assignee: 'luis' }, store);
  mark([first], { note: 'Gate code 4411' }, store);
  store = openStore();
  expect(store.read().triage).toEqual({
    [first]: { assignee: 'luis', note: 'Gate code 4411' },
    [second]: { assignee: 'luis' },
  });
  mark([first], { assignee: undefined, note: undefined }, store);
  expect(store.read().triage).toEqual({ [second]: { assignee: 'luis' } });
  store.reset();
  expect(store.read().triage).toEqual({});
});

test('§4.50 snooze: a snoozed conversation leaves the queue and returns when it is due', () => {
  const all = waiting();
  const stop = returnSnoozed(store);
  mark([first], { snooze: snoozeUntil(sampleNow + 3 * hour) }, store);
  mark([second], { snooze: snoozeUntil(sampleNow + 5 * hour), note: 'Later.' }, store);
  expect(waiting()).toEqual(all.filter((id) => id !== first && id !== second));
  vi.advanceTimersByTime(3 * hour - 1);
  expect(waiting()).not.toContain(first);
  vi.advanceTimersByTime(1);
  expect(waiting()).toEqual(all.filter((id) => id !== second));
  vi.advanceTimersByTime(2 * hour);
  expect(waiting()).toEqual(all);
  expect(store.read().triage).toEqual({ [second]: { note: 'Later.' } });
  expect(vi.getTimerCount()).toBe(0);
  stop();
});

test('snooze: one that became due while no page was open returns at once', () => {
  mark([first], { snooze: snoozeUntil(sampleNow + hour) }, store);
  vi.setSystemTime(Date.now() + hour);
  returnSnoozed(store)();
  expect(waiting()).toContain(first);
  expect(vi.getTimerCount()).toBe(0);
});

test('§4.51 snooze: a device that slept returns a due conversation within a minute', () => {
  mark([first], { snooze: snoozeUntil(sampleNow + hour) }, store);
  const stop = returnSnoozed(store);
  vi.setSystemTime(Date.now() + hour);
  vi.advanceTimersByTime(60_000);
  expect(waiting()).toContain(first);
  mark([first], { snooze: snoozeUntil(sampleNow + hour) }, store);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['America/Los_Angeles', ['Nov 20, 19:00', 'Nov 21, 09:00', 'Nov 23, 09:00']],
  ['America/New_York', ['Nov 20, 22:00', 'Nov 21, 09:00', 'Nov 23, 09:00']],
  ['Europe/London', ['Nov 21, 03:00', 'Nov 22, 09:00', 'Nov 23, 09:00']],
  ['Asia/Singapore', ['Nov 21, 11:00', 'Nov 22, 09:00', 'Nov 23, 09:00']],
] as const)('§4.49 snooze: the times follow the calendar of %s', (zone, expected) => {
  const times = snoozeTimes(sampleNow, zone).map(({ until }) => timeFormat(zone).dateTime(until));
  expect(times).toEqual(expected);
});

test('snooze: it ends at 9:00 also across a change of the clocks, and later today is today', () => {
  for (const zone of timeZones) {
    const { time, day, date } = timeFormat(zone);
    for (let at = Date.UTC(2026, 2, 1, 0, 20); at < Date.UTC(2026, 10, 10); at += 47 * hour) {
      const times = snoozeTimes(at, zone);
      for (const { name, until } of times) {
        expect(until).toBeGreaterThan(at);
        if (name === 'later') expect(day(until)).toBe(day(at));
        else expect(time(until)).toBe('09:00');
      }
      const week = new Date(`${date(times.at(-1)!.until)} UTC`);
      expect(week.getUTCDay()).toBe(1);
    }
  }
});
