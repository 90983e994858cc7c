import { inlineSize, sentSizes } from '#e2e/support/pages/brotli-size.ts';
import { earlyScripts } from '#e2e/support/pages/early-scripts.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

// Bytes as they are sent: brotli at its best; 1 KB is 1,000 bytes.
const budget = { loader: 2_000 };
/** A page of each kind; the budgets of every page are in every-page.spec.ts and built-pages.spec.ts. */
const kinds = ['/', '/solutions/network-os', '/customers/utilities', '/book-demo'];

test('speed: before load and first paint a page evaluates at most 2 KB, its loader', async ({
  browser,
  page,
}) => {
  test.setTimeout(60_000);
  for (const path of kinds) {
    const addresses = await earlyScripts(browser, page, path);
    const files = addresses.map((address) => new URL(address).pathname);
    const size = inlineSize(path) + sentSizes(files.filter((file) => file !== path));
    expect.soft(size, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(budget.loader);
  }
});

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var addedGroups: number | undefined;
}

/** Counts the groups of rules that a page adds to its sheet. Nothing of this file may be used in here. */
function countGroups() {
  globalThis.addedGroups = 0;
  const insertRule: unknown = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
  CSSStyleSheet.prototype.insertRule = new Proxy(insertRule as () => number, {
    apply(target, sheet, words) {
      globalThis.addedGroups = (globalThis.addedGroups ?? 0) + 1;
      return Number(Reflect.apply(target, sheet, words));
    },
  });
}

test('speed: a page comes alive without a new group of rules, for which all styles would be worked out anew', async ({
  page,
}) => {
  await page.addInitScript(countGroups);
  for (const path of kinds) {
    await open(page, path);
    expect.soft(await page.evaluate(() => globalThis.addedGroups), path).toBe(0);
  }
});
