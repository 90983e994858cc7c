import type { Page } from 'playwright/test';
import { brand } from '#content/brand.ts';
import {
  barePaths,
  builtFile,
  builtPaths,
  fileOf,
  workspacePaths,
} from '#e2e/support/pages/built-pages.ts';
import {
  failedRequestLine,
  expect,
  waitForHydration,
  open,
  test,
  testWithoutPage,
} from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { agentPaths, legacyPaths } from '#e2e/support/pages/site.ts';

const notFound = 'Page not found. No line runs here.';
const withoutFooter = [...barePaths, ...workspacePaths];
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('§12.27 navigation: a link ends at the top with the focus on the heading, and Back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Book a demo' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page)).toHaveText('Book a demo');
  await expect(heading(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toContainText('Your network’s night shift');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(5);
  await page.goForward();
  await expect(heading(page)).toHaveText('Book a demo');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('navigation: a URL with a hash scrolls to its target', async ({ page }) => {
  await open(page, '/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('§8.4 not found: an unknown path shows a 404 in the site shell with links, on load and on navigation', async ({
  page,
  expectConsole,
}) => {
  expectConsole(failedRequestLine, 'any');
  for (const path of ['/solutions/billing-os', '/customers/railways'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  const response = await page.goto('/book-dem');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(heading(page)).toHaveText([notFound]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await page.getByRole('main').locator('a[href="/book-demo"]').click();
  await expect(heading(page)).toHaveText('Book a demo');
  for (const path of ['/nothing-here', '/solutions/toString', '/customers/railways']) {
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(heading(page)).toHaveText(notFound);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Book a demo');
  }
});

test('§12.7 legacy paths: each is replaced with its search and hash, and Back skips it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(failedRequestLine, 'any');
  await open(page, '/');
  for (const [from, to] of legacyPaths.slice(0, 2)) {
    await page.evaluate(() => history.pushState({}, '', '/book-demo'));
    await expect(heading(page)).toHaveText('Book a demo');
    await page.evaluate((path) => history.pushState({}, '', `${path}?ref=mail#benefits`), from);
    await expect(page).toHaveURL(`${to}?ref=mail#benefits`);
    await page.goBack();
    await expect(page).toHaveURL('/book-demo');
  }
  await page.goto('/solutions/network-monitoring?ref=mail#demo-video');
  await expect(page).toHaveURL('/solutions/network-os?ref=mail#demo-video');
  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
});

testWithoutPage(
  'legacy paths: no page links to them, and every page with a footer links to their targets',
  () => {
    for (const path of builtPaths) {
      const hrefs = [...builtFile(fileOf(path)).matchAll(/<a\b[^>]*\bhref="([^"#?]*)/g)];
      const linked = hrefs.map(([, href]) => href);
      for (const [from, to] of legacyPaths) {
        expect(linked, path).not.toContain(from);
        if (!withoutFooter.includes(path)) expect(linked, path).toContain(to);
      }
    }
  },
);

testWithoutPage('sitemap: it agrees with robots.txt on the indexed pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', ...agentPaths])
    expect(sitemap).toContain(`<loc>${brand.siteUrl}${path}</loc>`);
  expect(sitemap).not.toMatch(/book-demo|thank-you/);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`);
});

/** Follows a link of the footer; returns the heading's place in each frame, without and with the picture. */
const framesOf = (page: Page, path: string, picture: string) =>
  page.evaluate(
    ([address, selector]) =>
      new Promise<{ before: number[]; after: number[] }>((resolve) => {
        const frames = { before: [] as number[], after: [] as number[] };
        const look = () => {
          const title = document.querySelector('h1');
          const isNext = location.pathname === address && title !== old;
          const isDrawn = document.querySelector(selector) !== null;
          const top = title?.getBoundingClientRect().top ?? 0;
          if (isNext) frames[isDrawn ? 'after' : 'before'].push(top);
          if (frames.after.length > 2) resolve(frames);
          else requestAnimationFrame(look);
        };
        const old = document.querySelector('h1');
        document.querySelector<HTMLElement>(`footer a[href="${address}"]`)?.click();
        requestAnimationFrame(look);
      }),
    [path, picture] as const,
  );

test('speed: a heading appears before its picture, which does not move it', async ({ page }) => {
  const path = '/solutions/field-os';
  await open(page, '/about');
  await page.locator(`footer a[href="${path}"]`).hover();
  const { before, after } = await framesOf(page, path, 'main [aria-label^="FieldOS, "]');
  expect(before.length).toBeGreaterThan(0);
  expect(new Set([...before, ...after]).size).toBe(1);
});
