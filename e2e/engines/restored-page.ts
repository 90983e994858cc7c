import { expect, eventually, test } from './engine';

// A separate file runs last: Puppeteer loses track of a page that Firefox has restored.
test('§12 navigation: Back restores the page from the back/forward cache', async ({
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
