import { expect, type Page } from 'playwright/test';
import { hydrated } from './fixtures';
import { painted } from './painted';

/** A moment between first paint and hydration, by the script files that have not come by then. */
export interface Moment {
  when: string;
  /** Whether a script file is held back: by its address, and as which one it is asked for. */
  isHeld: (address: string, count: number) => boolean;
}

/** How many of a page's script files have come when half have. */
const half = 4;

export const moments = [
  { when: 'before any chunk has come', isHeld: () => true },
  { when: 'when some chunks have come', isHeld: (_, count) => count > half },
  { when: 'when only the app’s own chunk has not', isHeld: (address) => /\/client-/.test(address) },
] as const satisfies readonly Moment[];

/** Holds script files back; returns what lets them through, and how many wait. */
export async function holdScripts(page: Page, { isHeld }: Moment = moments[0]) {
  let count = 0;
  let waiting = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    count += 1;
    if (isHeld(route.request().url(), count)) {
      waiting += 1;
      await released;
    }
    await route.continue();
  });
  return { release, waiting: () => waiting };
}

/**
 * Opens a page up to a moment before its hydration, lets a visitor do something there, and only
 * then lets the page come alive.
 */
export async function actBeforeHydration(
  page: Page,
  path: string,
  moment: Moment,
  act: () => Promise<void>,
): Promise<void> {
  const { release, waiting } = await holdScripts(page, moment);
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(painted);
  await expect.poll(waiting, { intervals: [20, 50, 100] }).toBeGreaterThan(0);
  await act();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  await hydrated(page);
}
