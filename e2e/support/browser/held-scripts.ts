import { expect, type Page } from 'playwright/test';
import { waitForHydration } from './fixtures';
import { painted } from './painted';

/** A loadStage between first paint and hydration, defined by the scripts that have not loaded yet. */
export interface LoadStage {
  when: string;
  /** Returns true if a script is held, by its URL and its position in the order of requests. */
  isHeld: (address: string, count: number) => boolean;
}

/** About half of a page's script files. */
const half = 4;

export const loadStages = [
  { when: 'before any chunk has loaded', isHeld: () => true },
  { when: 'when some chunks have loaded', isHeld: (_, count) => count > half },
  { when: 'when only the app’s entry is missing', isHeld: (address) => /\/client-/.test(address) },
] as const satisfies readonly LoadStage[];

/** Holds script files; returns a function that releases them, and the number held. */
export async function holdScripts(page: Page, { isHeld }: LoadStage = loadStages[0]) {
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

/** Opens a page up to a loadStage before its hydration, runs `act`, then lets the page hydrate. */
export async function actBeforeHydration(
  page: Page,
  path: string,
  loadStage: LoadStage,
  act: () => Promise<void>,
): Promise<void> {
  const { release, waiting } = await holdScripts(page, loadStage);
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(painted);
  await expect.poll(waiting, { intervals: [20, 50, 100] }).toBeGreaterThan(0);
  await act();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  await waitForHydration(page);
}
