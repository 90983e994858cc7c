import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { ensureBrowser } from '../support/browser/browser.mjs';

/** CPU slowdown that approximates a mid-range phone. */
const slowdown = 4;

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}

/** Opens a page in a new context, which the caller closes. */
export async function freshPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

export async function throttleCpu(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The "Fast 4G" preset of Chrome DevTools, in bytes per second and ms. */
const fast4g = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

export async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...fast4g });
}

const polling = { interval: 50, timeout: 60_000 };

/**
 * Polls a condition in the page from outside. Playwright's `waitForFunction` injects code that keeps
 * a throttled CPU busy for longer than many of the measured times.
 */
export async function until(page: Page, condition: () => boolean): Promise<void> {
  const end = Date.now() + polling.timeout;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > end) throw new Error(`Timed out waiting for ${condition.toString()}`);
    await delay(polling.interval);
  }
}

/** Waits until the page is hydrated and its network is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await until(page, () => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await waitForPaint(page);
}

/** Waits long enough for an event's effects to be painted and reported to observers. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 500);
      }),
  );
}
