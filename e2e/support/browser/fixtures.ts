import { expect, test as base, type Page, type Request } from 'playwright/test';

type Times = number | 'any' | 'some';
type Expected = { pattern: RegExp; times: Times; seen: number };

type Fixtures = {
  /**
   * Names a console line that this test brings about: by default it must come at least once
   * (`some`), else exactly so many times, or `any` number of times.
   */
  expectConsole: (pattern: RegExp, times?: Times) => void;
};

/** What the browser itself writes when an address cannot be loaded. */
export const browserLine = /Failed to load resource/;

/** Whether a request loads a document into a tab; what sends it on is no load of its own. */
function isPageLoad(request: Request): boolean {
  if (!request.isNavigationRequest() || request.redirectedFrom()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // Only a new tab has no frame yet when it asks.
    return true;
  }
}

/**
 * A test fails on every console error or warning it did not name (violations of the security
 * policy among them), on every uncaught error, and on every request to another origin.
 */
export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ context, baseURL }, use, testInfo) => {
      const expected: Expected[] = [];
      const unexpected: string[] = [];
      const note = (line: string) => {
        const known = expected.find(({ pattern }) => pattern.test(line));
        if (known) known.seen += 1;
        else unexpected.push(line);
      };
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      let loads = 0;
      context.on('request', (request) => {
        if (isPageLoad(request)) loads += 1;
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) note(`request: ${request.url()}`);
      });

      await use((pattern, times = 'some') => expected.push({ pattern, times, seen: 0 }));

      // Counted for the guard in tests/reports.mjs.
      testInfo.annotations.push({ type: 'page loads', description: String(loads) });

      // A line is reported after what caused it: one more answer from each page comes behind it.
      await Promise.all(context.pages().map((page) => page.title().catch(() => '')));
      expect(unexpected, 'console lines, uncaught errors and foreign requests').toEqual([]);
      for (const { pattern, times, seen } of expected) {
        if (times === 'some') expect(seen, `lines like ${pattern}`).toBeGreaterThan(0);
        if (typeof times === 'number') expect(seen, `lines like ${pattern}`).toBe(times);
      }
    },
    { auto: true },
  ],
});

export { expect };

/** Leaves a line of numbers for the end of `npm test`: what was promised, and what was seen. */
export function reportMetric(line: string): void {
  base.info().annotations.push({ type: 'metric', description: line });
}

/** For what reads files or asks the server alone: no browser window is opened for it. */
export const testWithoutPage = base;

/** Waits until the page's own code has taken over the prerendered markup. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Loads a page from the server and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Stops the page's clock, installed before: from here time passes only as the test lets it. */
export async function stopClock(page: Page): Promise<void> {
  const inASecond = async () => (await page.evaluate(() => Date.now())) + 1_000;
  // On a slow machine that second can be over before the clock is told.
  await expect(async () => page.clock.pauseAt(await inASecond())).toPass();
}
