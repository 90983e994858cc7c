import { brand } from '#content/brand.ts';
import { builtFile, fileOf } from '#e2e/support/pages/built-pages.ts';
import {
  browserLine,
  expect,
  hydrated,
  test,
  testWithoutPage,
} from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { headOf } from '#e2e/support/pages/html.ts';

const titleOf = (path: string) => headOf(builtFile(fileOf(path)))['title']?.[0] ?? '';

testWithoutPage(
  'contracts §2: the host mends a slash, an ending and letters that need not be encoded',
  async ({ request }) => {
    for (const [asked, path, moved] of [
      ['/customers/utilities/?ref=mail', '/customers/utilities', '/customers/utilities?ref=mail'],
      ['/careers.html', '/careers', '/careers'],
      ['/%61bout', '/about'],
      ['/customers/fiber%2disps?ref=mail', '/customers/fiber-isps'],
    ] as const) {
      const first = await request.get(asked, { maxRedirects: 0 });
      expect(first.status(), asked).toBe(moved ? 301 : 200);
      expect(first.headers()['location'], asked).toBe(moved);
      const html = await (await request.get(asked)).text();
      expect(headOf(html)['title'], asked).toEqual([titleOf(path)]);
    }
  },
);

/** Addresses as somebody typed, encoded or added to them, that the page itself has to mend. */
for (const [asked, wanted] of [
  ['/ABOUT/?ref=mail#content', '/about?ref=mail#content'],
  ['/solutions/Network-Monitoring?ref=mail', '/solutions/network-os?ref=mail'],
  ['/solutions/network%2Dos', '/solutions/network-os'],
  ['/?%FF&&==&constructor=1', '/?%FF&&==&constructor=1'],
] as const)
  test(`contracts §2: ${asked} leads to the page that is meant, and that one names its canonical`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(browserLine, 'any');
    await page.goto(asked);
    await expect(page).toHaveURL(wanted);
    await hydrated(page);
    await expect(page).toHaveURL(wanted);
    const [path = ''] = wanted.split(/[?#]/);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(heading(page)).toHaveCount(1);
    const canonical = path === '/' ? brand.siteUrl : brand.siteUrl + path;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  });

for (const [asked, wanted] of [
  ['/about.html?ref=mail#content', '/about?ref=mail#content'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/thank-you.html?sent=1', '/thank-you?sent=1'],
  ['/dashboard.html?range=7d', '/dashboard?range=7d'],
  ['/machines/demo-form.html', '/machines/demo-form'],
] as const)
  test(`contracts §2: where a host answers ${asked} with its page, the page gives it its address`, async ({
    page,
  }) => {
    const [path = ''] = wanted.split(/[?#]/);
    await page.route(asked.split('#')[0]!, (route) =>
      route.fulfill({ body: builtFile(fileOf(path)), contentType: 'text/html' }),
    );
    await page.goto(asked);
    await hydrated(page);
    await expect(page).toHaveURL(wanted);
    await expect(page).toHaveTitle(titleOf(path));
    await expect(heading(page)).toHaveCount(1);
  });

testWithoutPage(
  'contracts §2: what is no page’s address is told to be none',
  async ({ request, baseURL }) => {
    for (const asked of ['/Nope', '/about/nope', '//about', '/A%3Fb']) {
      const answer = await request.get(baseURL + asked);
      expect(answer.status(), asked).toBe(404);
      const head = headOf(await answer.text());
      expect(head, asked).toMatchObject({
        title: [`Page not found · ${brand.name}`],
        robots: ['noindex'],
      });
      expect(head, asked).not.toHaveProperty('canonical');
    }
  },
);
