import { expect, eventually, test } from './engine';

// In a file of its own, which runs last: Puppeteer loses track of a page that Firefox has restored.
test('§2 navigation: Back restores a page as it was left', async ({
  enginePage: page,
  open,
  site,
}) => {
  await open('/about');
  await page.evaluate(() => void Object.assign(globalThis, { wasHere: true }));
  await page.goto(`${site.origin}/robots.txt`);
  await page.evaluate(() => history.back());
  await eventually(() => page.evaluate(() => location.pathname)).toBe('/about');
  expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true);
});
