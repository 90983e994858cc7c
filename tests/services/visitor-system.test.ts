import { afterEach, expect, it, vi } from 'vitest';
import { isHoneypotFilled } from '#src/services/forms/honeypot.ts';
import { now, sinceOpened } from '#src/services/browser/clock.ts';
import { onOnline, savesData } from '#src/services/browser/connection.ts';
import { prefersDark, prefersReducedMotion } from '#src/services/browser/motion.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('§14.14: the clock returns ISO 8601 in UTC', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5, 678) });
  expect(now()).toBe('2026-01-02T03:04:05.678Z');
});

it('§5.42: the page’s age is measured in ms, independent of the clock', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_234.5);
  vi.useFakeTimers({ now: Date.UTC(1999, 0, 1), toFake: ['Date'] });
  expect(sinceOpened()).toBe(1_234.5);
});

it('§5.42: the honeypot field detects a program by its value', () => {
  const page = document.createElement('form');
  expect(isHoneypotFilled(page)).toBe(false);
  page.innerHTML = '<input name="email" value="ada@example.net"><input name="_honey" value="">';
  expect(isHoneypotFilled(page)).toBe(false);
  page.querySelector<HTMLInputElement>('[name=_honey]')!.value = 'Cheap pills';
  expect(isHoneypotFilled(page)).toBe(true);
  expect(isHoneypotFilled()).toBe(false);
});

it('speed: the save-data preference is read where supported', () => {
  expect(savesData()).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(savesData()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(savesData()).toBe(false);
  vi.stubGlobal('navigator', { connection: undefined });
  expect(savesData()).toBe(false);
});

const asking = (answers: Record<string, boolean>) => ({
  matchMedia: (query: string) => ({ matches: answers[query] ?? false }),
});

it('§9.11 confetti: the reduced motion preference is read', () => {
  expect(prefersReducedMotion(asking({ '(prefers-reduced-motion: reduce)': true }))).toBe(true);
  expect(prefersReducedMotion(asking({}))).toBe(false);
  expect(prefersReducedMotion({})).toBe(true);
});

it('§4.9 theme: a dark system is detected', () => {
  expect(prefersDark(asking({ '(prefers-color-scheme: dark)': true }))).toBe(true);
  expect(prefersDark(asking({}))).toBe(false);
  expect(prefersDark({})).toBe(false);
});

it('§15.21: the online event is heard until disposal', () => {
  const heard = vi.fn();
  const dispose = onOnline(heard);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  expect(heard.mock.calls).toEqual([[]]);
  dispose();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(1);
});
