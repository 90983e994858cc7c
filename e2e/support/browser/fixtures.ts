import { isStoredKey } from '#content/site/stored-keys.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';
import { expect, test as base, type Page } from 'playwright/test';

type Times = number | 'any' | 'some';
type Expected = { pattern: RegExp; times: Times; seen: number };

type Fixtures = {
  /**
   * Allows a console line. It must appear at least once by default (`some`), exactly `times` times,
   * or `any` number of times.
   */
  expectConsole: (pattern: RegExp, times?: Times) => void;
};

/** The browser's own message when a request fails. */
export const failedRequestLine = /Failed to load resource/;

// Not `Object.keys`: a foreign page of a test replaces it.
const storedKeys = () =>
  [localStorage, sessionStorage].flatMap((storage) => Object.getOwnPropertyNames(storage));
/** Returns whether neither the privacy page lists a key, nor a test or a customer's page set it. */
const isUnlisted = (key: string) =>
  !isStoredKey(key) && !key.startsWith(`${chatOutside.storageKey}:`) && !key.startsWith('test.');

/**
 * Fails a test on every unexpected console error or warning (policy violations included), every
 * uncaught error, every request to another origin, and every stored key that /privacy does not list.
 */
export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ context, baseURL }, use) => {
      const expected: Expected[] = [];
      const unexpected: string[] = [];
      const record = (line: string) => {
        const match = expected.find(({ pattern }) => pattern.test(line));
        if (match) match.seen += 1;
        else unexpected.push(line);
      };
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        record(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => record(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) record(`request: ${request.url()}`);
      });

      await use((pattern, times = 'some') => expected.push({ pattern, times, seen: 0 }));

      // Console lines arrive late; a round trip to each page arrives after them.
      const keys = await Promise.all(
        context.pages().map((page) => page.evaluate(storedKeys).catch(() => [])),
      );
      expect(keys.flat().filter(isUnlisted), 'stored keys that /privacy does not list').toEqual([]);
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

/** Records the paths of the page's requests from now on, without the icon, which only full browsers load. */
export function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== '/favicon.svg') paths.push(pathname);
  });
  return paths;
}

/** For tests that only read files or send requests; opens no page. */
export const testWithoutPage = base;

/** Waits until React has hydrated the page, and has it hydrate every region with controls as if it were used. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(async () => {
    const waiting = await page.evaluate(() => {
      const regions = document.querySelectorAll('[data-region]:has(a, button, input, > div:empty)');
      for (const region of regions) region.dispatchEvent(new Event('click'));
      return regions.length;
    });
    expect(waiting, 'regions that wait').toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 10_000 });
}

/** Loads a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Pauses the page's installed clock; from here the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  const nextSecond = async () => (await page.evaluate(() => Date.now())) + 1_000;
  // On a slow machine that second may pass before the clock is paused.
  await expect(async () => page.clock.pauseAt(await nextSecond())).toPass();
}
