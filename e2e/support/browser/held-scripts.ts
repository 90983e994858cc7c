import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import { painted } from './painted';

/** A loadStage between first paint and hydration, defined by the scripts that have not loaded yet. */
export interface LoadStage {
  when: string;
  /** Returns true if a script is held, by its URL and its position in the order of requests. */
  isHeld: (address: string, count: number) => boolean;
  /** If set, the CPU is 20 times slower until hydration, and the stage starts this long after paint, in ms. */
  slowForMs?: number;
}

/** About half of a page's script files. */
const half = 4;

export const loadStages = [
  { when: 'before any chunk has loaded', isHeld: () => true },
  { when: 'when some chunks have loaded', isHeld: (_, count) => count > half },
  { when: 'when only the app’s entry is missing', isHeld: (address) => /\/client-/.test(address) },
] as const satisfies readonly LoadStage[];

/** Moments of a load with a CPU 20 times slower: no file is held. */
export const slowLoadStages: readonly LoadStage[] = [0, 2_000, 5_000].map((slowForMs) => ({
  when: `${slowForMs} ms after first paint on a CPU 20 times slower`,
  isHeld: () => false,
  slowForMs,
}));

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

/** Opens a page up to a stage of its load, runs `act`, then waits until the page has hydrated. */
export async function actBeforeHydration(
  page: Page,
  path: string,
  loadStage: LoadStage,
  act: () => Promise<void>,
): Promise<void> {
  const { slowForMs } = loadStage;
  const isSlow = slowForMs !== undefined;
  const { release, waiting } = await holdScripts(page, loadStage);
  const cpu = isSlow ? await page.context().newCDPSession(page) : null;
  await cpu?.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(painted);
  if (isSlow) await delay(slowForMs);
  else await expect.poll(waiting, { intervals: [20, 50, 100] }).toBeGreaterThan(0);
  await act();
  if (!isSlow) await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  // Not its regions: a press in them has to hydrate them.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
  await cpu?.detach(); // Restores its speed.
}
