import { brand } from '#content/brand.ts';
import { builtFile, fileOf, titleOf } from '#e2e/support/pages/built-pages.ts';
import {
  failedRequestLine,
  expect,
  waitForHydration,
  test,
  testWithoutPage,
} from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { headOf } from '#e2e/support/pages/html.ts';

testWithoutPage(
  '§12.10 url normalization: the host handles a trailing slash, .html and encoded letters',
  async ({ request }) => {
    for (const [requested, path, redirect] of [
      ['/customers/utilities/?ref=mail', '/customers/utilities', '/customers/utilities?ref=mail'],
      ['/careers.html', '/careers', '/careers'],
      ['/%61bout', '/about'],
      ['/customers/fiber%2disps?ref=mail', '/customers/fiber-isps'],
    ] as const) {
      const first = await request.get(requested, { maxRedirects: 0 });
      expect(first.status(), requested).toBe(redirect ? 301 : 200);
      expect(first.headers()['location'], requested).toBe(redirect);
      const html = await (await request.get(requested)).text();
      expect(headOf(html)['title'], requested).toEqual([titleOf(path)]);
    }
  },
);

/** Mistyped, encoded or extended URLs that the page itself normalizes. */
for (const [requested, expected] of [
  ['/solutions/Network-Monitoring?ref=mail', '/solutions/network-os?ref=mail'],
  ['/?%FF&&==&constructor=1', '/?%FF&&==&constructor=1'],
] as const)
  test(`§12.10 url normalization: ${requested} leads to its page, which has its canonical URL`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(failedRequestLine, 'any');
    await page.goto(requested);
    await expect(page).toHaveURL(expected);
    await waitForHydration(page);
    await expect(page).toHaveURL(expected);
    const [path = ''] = expected.split(/[?#]/);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(heading(page)).toHaveCount(1);
    const canonical = path === '/' ? brand.siteUrl : brand.siteUrl + path;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  });

for (const [requested, expected] of [
  ['/about.html?ref=mail#content', '/about?ref=mail#content'],
  ['/index', '/'],
  ['/machines/demo-form.html', '/machines/demo-form'],
] as const)
  test(`§12.9 url normalization: a page that a host serves at ${requested} corrects its URL`, async ({
    page,
  }) => {
    const [path = ''] = expected.split(/[?#]/);
    await page.route(requested.split('#')[0]!, (route) =>
      route.fulfill({ body: builtFile(fileOf(path)), contentType: 'text/html' }),
    );
    await page.goto(requested);
    await waitForHydration(page);
    await expect(page).toHaveURL(expected);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(heading(page)).toHaveCount(1);
  });

testWithoutPage(
  '§12.17 url normalization: a URL that belongs to no page returns 404',
  async ({ request, baseURL }) => {
    for (const requested of ['/Nope', '/about/nope', '//about', '/A%3Fb']) {
      const response = await request.get(baseURL + requested);
      expect(response.status(), requested).toBe(404);
      const head = headOf(await response.text());
      expect(head, requested).toMatchObject({
        title: [`Page not found · ${brand.name}`],
        robots: ['noindex'],
      });
      expect(head, requested).not.toHaveProperty('canonical');
    }
  },
);
