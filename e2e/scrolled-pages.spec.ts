import { inlineSize, sentSizes } from './brotli-size';
import { addressOf, builtPaths, publicPaths } from './built-pages';
import { firstVisits, type FirstVisit } from './first-visit';
import { expect, test } from './fixtures';
import { ownScripts } from './own-scripts';

// Frame by frame, which asks for a Chromium without windows: the other one was seen to draw none any
// more while a page was scrolled through, until the next page came.

// Bytes as they are sent: brotli at its best; 1 KB is 1,000 bytes. The goal for all scripts of a page is
// 125 KB, of which the libraries take 103: it is missed (`npm run bench` says so), and what is reached is held.
const budget = {
  scripts: (path: string) => (path === '/' ? 152_000 : 148_000),
  ownScripts: 15_000,
};
const phone = { width: 412, height: 823 };
const desk = { width: 1280, height: 800 };
const otherPaths = builtPaths.filter((path) => !publicPaths.includes(path));

type Visited = Pick<FirstVisit, 'shift' | 'moved'>;
const expectNothingMoved = (path: string, { shift, moved }: Visited) =>
  expect.soft(shift, `${path} moved ${moved.join(' | ')}`).toBeLessThan(0.005);

test('speed: scripts of a public page are at most 148 KB in all, 152 KB of the home page, and 15 KB of its own; nothing moves on a phone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(phone);
  const visit = await firstVisits(page, { isAllSeen: true });
  const loaded = new Map<string, string[]>();
  for (const path of publicPaths) {
    const { scripts, ...visited } = await visit(addressOf(path));
    expectNothingMoved(path, visited);
    loaded.set(path, scripts);
    const size = inlineSize(path) + sentSizes(scripts);
    expect.soft(size, `scripts of ${path}`).toBeLessThanOrEqual(budget.scripts(path));
  }
  for (const [path, scripts] of ownScripts(loaded))
    expect
      .soft(sentSizes(scripts), `own scripts of ${path}`)
      .toBeLessThanOrEqual(budget.ownScripts);
});

for (const { where, screen, paths } of [
  { where: 'on a desk, on public pages', screen: desk, paths: publicPaths },
  { where: 'on a desk, on other pages', screen: desk, paths: otherPaths },
  { where: 'on a phone, on other pages', screen: phone, paths: otherPaths },
]) {
  test(`speed: nothing moves ${where}, fonts late and all of the page seen`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(screen);
    const visit = await firstVisits(page, { isAllSeen: true });
    for (const path of paths) expectNothingMoved(path, await visit(addressOf(path)));
  });
}
