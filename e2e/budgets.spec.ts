import { inlineSize, sentSize, sentSizes } from './brotli-size';
import { addressOf, builtFile, builtPaths, builtSize, fileOf, publicPaths } from './built-pages';
import { earlyScripts } from './early-scripts';
import { firstVisits } from './first-visit';
import { expect, open, test, testWithoutPage } from './fixtures';

// Bytes as they are sent: brotli at its best; 1 KB is 1,000 bytes.
const budget = { loader: 2_000, html: 24_000, font: 35_000, requestsBeforePaint: 4 };
const phone = { width: 412, height: 823 };

testWithoutPage('speed: the page with its styles is at most 24 KB, on every public page', () => {
  for (const path of publicPaths)
    expect.soft(sentSize(`/${fileOf(path)}`), path).toBeLessThanOrEqual(budget.html);
});

testWithoutPage('speed: one font of at most 35 KB is preloaded, on every page', () => {
  for (const path of builtPaths) {
    const preloads = builtFile(fileOf(path)).match(/<link\b[^>]*rel="preload"[^>]*>/g) ?? [];
    const fonts = preloads.filter((link) => link.includes('as="font"'));
    expect.soft(fonts, path).toHaveLength(1);
    const [, file = ''] = /href="([^"]+)"/.exec(fonts[0] ?? '') ?? [];
    expect.soft(builtSize(file), path).toBeLessThanOrEqual(budget.font);
  }
});

test('speed: at most 4 requests of a public page come before paint, none to another host', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(phone);
  const visit = await firstVisits(page, { isAllSeen: false });
  for (const path of publicPaths) {
    const { beforePaint } = await visit(addressOf(path));
    const origins = new Set(beforePaint.map((address) => new URL(address).origin));
    expect.soft([...origins], path).toEqual([baseURL]);
    expect
      .soft(beforePaint.length, `${path} asks for ${beforePaint.join(' ')}`)
      .toBeLessThanOrEqual(budget.requestsBeforePaint);
  }
});

test('speed: before load and first paint a page evaluates at most 2 KB, its loader', async ({
  browser,
  page,
}) => {
  test.setTimeout(60_000);
  for (const path of ['/', '/solutions/network-os', '/customers/utilities', '/book-demo']) {
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
  for (const path of ['/', '/solutions/network-os', '/customers/utilities', '/book-demo']) {
    await open(page, path);
    expect.soft(await page.evaluate(() => globalThis.addedGroups), path).toBe(0);
  }
});
