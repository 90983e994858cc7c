import { afterEach, expect, it, vi } from 'vitest';
import { now } from '../../src/services/clock';
import { onOnline } from '../../src/services/connection';
import { prefersDark, prefersReducedMotion } from '../../src/services/motion';

afterEach(() => void vi.useRealTimers());

it('contracts §4: the clock tells ISO 8601 in UTC', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5, 678) });
  expect(now()).toBe('2026-01-02T03:04:05.678Z');
});

const asking = (answers: Record<string, boolean>) => ({
  matchMedia: (query: string) => ({ matches: answers[query] ?? false }),
});

it('§9 confetti: the wish for less motion is known', () => {
  expect(prefersReducedMotion(asking({ '(prefers-reduced-motion: reduce)': true }))).toBe(true);
  expect(prefersReducedMotion(asking({}))).toBe(false);
  expect(prefersReducedMotion({})).toBe(true);
});

it('§4 theme: a dark system is known', () => {
  expect(prefersDark(asking({ '(prefers-color-scheme: dark)': true }))).toBe(true);
  expect(prefersDark(asking({}))).toBe(false);
  expect(prefersDark({})).toBe(false);
});

it('contracts §5: the connection’s return is heard until disposed of', () => {
  const heard = vi.fn();
  const dispose = onOnline(heard);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  expect(heard.mock.calls).toEqual([[]]);
  dispose();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(1);
});
