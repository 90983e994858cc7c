import { brand } from '#content/brand.ts';
import { builtFile, fileOf, titleOf } from '#e2e/support/pages/built-pages.ts';
import {
  failedRequestLine,
  expect,
  waitForHydration,
  test,
} from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';

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
