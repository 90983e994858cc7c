import { inlineSize, sentSizes } from '#e2e/support/pages/brotli-size.ts';
import { earlyScripts } from '#e2e/support/pages/early-scripts.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

// Bytes as sent (brotli at its best quality); 1 KB is 1,000 bytes.
const budget = { loader: 2_000 };
/** A page whose parts wait, and one with a form; the budgets of every page are in every-page.spec.ts and built-pages.spec.ts. */
const kinds = ['/', '/book-demo'];

test('speed: a page evaluates at most the 2 KB of its loader before load and first paint', async ({
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
  var insertedRules: number | undefined;
}

/**
 * Counts the rules that a page inserts into its style sheet. Runs in the page, without closures.
 */
function countInsertedRules() {
  globalThis.insertedRules = 0;
  const insertRule: unknown = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
  CSSStyleSheet.prototype.insertRule = new Proxy(insertRule as () => number, {
    apply(target, sheet, args) {
      globalThis.insertedRules = (globalThis.insertedRules ?? 0) + 1;
      return Number(Reflect.apply(target, sheet, args));
    },
  });
}

test('speed: hydration inserts no style rules, which would recalculate all styles', async ({
  page,
}) => {
  await page.addInitScript(countInsertedRules);
  for (const path of kinds) {
    await open(page, path);
    expect.soft(await page.evaluate(() => globalThis.insertedRules), path).toBe(0);
  }
});
