import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const paths = ['/', '/conversations'];

test('§12.28 navigation: Back restores a page from the back/forward cache', async ({ page }) => {
  // Browsers don't cache pages with an `unload` listener; the router’s `beforeunload` is fine.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its receiver below
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === 'unload') document.documentElement.dataset['hearsUnload'] = '';
      return addEventListener.call(this, type, ...rest);
    };
  });
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('html[data-hears-unload]'), path).toHaveCount(0);
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    const back = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      return { isSame: 'wasHere' in globalThis, why: navigation?.notRestoredReasons };
    });
    expect(back.isSame, `${path}: ${JSON.stringify(back.why)}`).toBe(true);
  }
});
