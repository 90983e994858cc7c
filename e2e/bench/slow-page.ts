import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright/test';

/** The passes of each timing; its median counts. */
export const passes = 5;
export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity;
}

export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Slows the CPU down to that of a mid-range phone. */
export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Polls a condition in the page from outside. Playwright's `waitForFunction` injects code that keeps
 * a throttled CPU busy for longer than many of the measured times.
 */
export async function until(page: Page, condition: () => boolean): Promise<void> {
  while (!(await page.evaluate(condition))) await delay(50);
}

/** Waits until the page is hydrated and its network is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await until(page, () => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await waitForPaint(page);
}

/** Waits long enough for an event's effects to be painted and reported to observers. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 500);
      }),
  );
