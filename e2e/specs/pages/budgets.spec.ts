import { inlineSize, sentSizes } from '#e2e/support/pages/brotli-size.ts';
import { earlyScripts } from '#e2e/support/pages/early-scripts.ts';
import { expect, test } from '#e2e/support/browser/fixtures.ts';

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
