import { setTimeout as moment } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { ensureBrowser } from '../support/browser/browser.mjs';

/** As a mid-range phone is to the machine that measures. */
const slowdown = 4;

export const desk = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
}

/** A page in a context of its own, which is to be closed with it. */
export async function freshPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

export async function slowDown(page: Page, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Bytes a second and milliseconds, as the browser's own tools have "Fast 4G". */
const fast4g = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...fast4g });
}

const patience = { every: 50, longest: 60_000 };

/**
 * Waits until something is so in a page, by nothing but the question: what Playwright puts into a
 * page to wait there keeps a slow processor busy for longer than much of what is measured.
 */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  const end = Date.now() + patience.longest;
  while (!(await page.evaluate(isSo))) {
    if (Date.now() > end) throw new Error(`It did not come to ${isSo.toString()}`);
    await moment(patience.every);
  }
}

/** Waits until the page is alive and asks for nothing more. */
export async function atRest(page: Page): Promise<void> {
  await until(page, () => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await settled(page);
}

/** Long enough for what an event has begun to be painted and measured to the observers. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 500);
      }),
  );
}
