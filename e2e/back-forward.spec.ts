import { addressOf, builtPaths } from './built-pages';
import { expect, hydrated, tell, testWithoutPage as test } from './fixtures';

type Return = { isSame: boolean; why: unknown };

test('§2 navigation: Back restores every page as it was left, without loading it anew', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(60_000);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Where Playwright leaves it on, a page that is gone back to is not loaded.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL! });
  // No browser keeps a page that listens for this; the router’s own `beforeunload` keeps none out.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on what it belongs to
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === 'unload') document.documentElement.dataset['hearsUnload'] = '';
      return addEventListener.call(this, type, ...rest);
    };
  });
  const reloaded: string[] = [];
  const listening: string[] = [];
  for (const path of builtPaths) {
    await page.goto(addressOf(path));
    await hydrated(page);
    if ((await page.locator('html[data-hears-unload]').count()) > 0) listening.push(path);
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    const back = await page.evaluate((): Return => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      return { isSame: 'wasHere' in globalThis, why: navigation?.notRestoredReasons };
    });
    if (!back.isSame) reloaded.push(`${path}: ${JSON.stringify(back.why)}`);
  }
  await browser.close();
  const kept = builtPaths.length - reloaded.length;
  tell(`back/forward cache: ${kept} of ${builtPaths.length} pages restored`);
  expect(reloaded).toEqual([]);
  expect(listening).toEqual([]);
});
