import { brand } from '../content/brand';
import { addressOf, barePaths, builtFile, builtPaths, fileOf, workspacePaths } from './built-pages';
import { browserLine, expect, open, test, testWithoutPage } from './fixtures';
import { heading } from './forms';
import { agentPaths, companyPaths, industryPaths, legacyPaths } from './site';

const withoutFooter = [...barePaths, ...workspacePaths];
const scrollTop = (page: Parameters<typeof open>[0]) => page.evaluate(() => Math.round(scrollY));

testWithoutPage(
  '§2 route table: each of its public paths is a page, with or without header and footer',
  async ({ request }) => {
    const withShell = ['/', '/demo', '/sign-in', ...agentPaths, ...industryPaths, ...companyPaths];
    const without = ['/book-demo', '/thank-you'];
    expect(builtPaths).toEqual(expect.arrayContaining([...withShell, ...without]));
    for (const path of [...withShell, ...without]) {
      const answer = await request.get(addressOf(path), { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      for (const tag of ['header', 'footer'])
        expect(html.includes(`<${tag}`), `${tag} on ${path}`).toBe(withShell.includes(path));
    }
  },
);

test('contracts §2: a navigation ends at the top with the focus on the heading; Back restores', async ({
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
  await expect(heading(page)).toContainText('Hold the line');
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(5);
  await page.goForward();
  await expect(heading(page)).toHaveText('Book a demo');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('contracts §2: an address with a hash ends at its place', async ({ page }) => {
  await open(page, '/');
  const id = await page
    .locator('footer[id], footer [id], main [id]')
    .evaluateAll(
      (all) =>
        all.toSorted((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)[0]
          ?.id,
    );
  expect(id).toBeTruthy();
  await page.goto('about:blank');
  await open(page, `/#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('contracts §2: an unknown path is a 404 in the site shell that leads on', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine, 'any');
  const answer = await page.goto('/book-dem');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await page.getByRole('main').locator('a[href="/book-demo"]').click();
  await expect(heading(page)).toHaveText('Book a demo');
});

test('contracts §2: an unknown path inside the site shows the same page', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => history.pushState({}, '', '/nothing-here-at-all'));
  await expect(heading(page)).not.toContainText('Hold the line');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
});

test('contracts §2: a page that cannot be fetched says so in the site shell, and can be tried again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine);
  expectConsole(/Failed to fetch dynamically imported module/, 'any');
  const words = '**/assets/wireless-*.js';
  await page.route(words, (route) => route.abort('connectionreset'));
  // The page itself is not served either: nothing would come of loading it anew.
  const address = '**/customers/wireless';
  await page.route(address, (route) => route.abort('connectionreset'));
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wireless' }).click();
  await expect(heading(page)).toHaveText(['This page lost its line.']);
  await expect(page).toHaveTitle(`Page not loaded · ${brand.name}`);
  await expect(page.getByRole('alert')).not.toContainText(/Failed to|import|module|\.js/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute(words);
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Keep every sector on the air.');
  await expect(page).toHaveTitle(`AI agents for wireless · ${brand.name}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [from, to] of legacyPaths) {
  testWithoutPage(`§2: ${from} moved to ${to} for good`, async ({ request }) => {
    const answer = await request.get(`${from}?ref=mail`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toMatch(
      new RegExp(`^(http://127\\.0\\.0\\.1:\\d+)?${to}\\?ref=mail$`),
    );
  });
}

test('§2: inside the site a legacy path is replaced, with its search and hash', async ({
  page,
}) => {
  await open(page, '/');
  for (const [from, to] of legacyPaths) {
    await page.evaluate(() => history.pushState({}, '', '/book-demo'));
    await expect(heading(page)).toHaveText('Book a demo');
    await page.evaluate((path) => history.pushState({}, '', `${path}?ref=mail#benefits`), from);
    await expect(page).toHaveURL(`${to}?ref=mail#benefits`);
    await page.goBack();
    await expect(page).toHaveURL('/book-demo');
  }
});

testWithoutPage(
  '§2: no page links to a legacy path; the new ones are linked from each with a shell',
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

test('§2: a visitor of a legacy address keeps the hash and cannot go back to it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine, 'any');
  await open(page, '/');
  await page.goto('/solutions/network-monitoring?ref=mail#demo-video');
  await expect(page).toHaveURL('/solutions/network-os?ref=mail#demo-video');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

testWithoutPage('contracts §8: pages carry the headers of a hardened site', async ({ request }) => {
  for (const path of ['/', '/book-demo', '/thank-you', '/nothing-here']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/(default|script)-src/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/\S/),
      'permissions-policy': expect.stringMatching(/camera=\(\)/),
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

testWithoutPage(
  'contracts §8: hashed assets are cached for a year, and a missing one is a 404',
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    expect(assets.length).toBeGreaterThan(0);
    for (const path of new Set(assets)) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
    }
    const missing = await request.get('/assets/nothing.js');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable');
    expect(await missing.text()).not.toContain('<html');
  },
);

testWithoutPage(
  'contracts §8: a script whose name stays the same is asked for anew each time',
  async ({ request }) => {
    const answer = await request.get('/inspect.js');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/javascript/);
    expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  },
);

testWithoutPage(
  'contracts §2: sitemap.xml and robots.txt agree on what is indexed',
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${brand.siteUrl}/</loc>`);
    expect(sitemap).not.toMatch(/book-demo|thank-you/);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`);
  },
);
