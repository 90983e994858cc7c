import type { Page } from 'playwright/test';
import { brand } from '../content/brand';
import { builtFile, fileOf } from './built-pages';
import { browserLine, expect, hydrated, test } from './fixtures';
import { heading } from './forms';

const titleOf = (path: string) => /<title>(.*?)<\/title>/.exec(builtFile(fileOf(path)))?.[1] ?? '';
const canonicalOf = (path: string) => (path === '/' ? brand.siteUrl : brand.siteUrl + path);
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

/** Addresses as somebody typed, encoded or added to them, and where they lead. */
const spellings = [
  // Another case, which static hosts do not know.
  ['/ABOUT/?ref=mail#content', '/about?ref=mail#content'],
  ['/Customers/Fiber-ISPs', '/customers/fiber-isps'],
  ['/solutions/Network-Monitoring?ref=mail', '/solutions/network-os?ref=mail'],
  ['/Machines/Hero-Form', '/machines/hero-form'],
  // Letters that need not be encoded.
  ['/%61bout', '/about'],
  ['/solutions/network%2Dos', '/solutions/network-os'],
  ['/customers/fiber%2disps?ref=mail', '/customers/fiber-isps?ref=mail'],
  ['/%64ashboard', '/dashboard'],
  // A slash or an ending too much.
  ['/customers/utilities/?ref=mail', '/customers/utilities?ref=mail'],
  ['/careers.html#content', '/careers#content'],
  // Junk in the query.
  ['/about?ref=%3Cscript%3E&__proto__[x]=1', '/about?ref=%3Cscript%3E&__proto__[x]=1'],
  ['/?%FF&&==&constructor=1', '/?%FF&&==&constructor=1'],
] as const;

for (const [asked, wanted] of spellings)
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
    await expect(canonical(page)).toHaveAttribute('href', canonicalOf(path));
  });

for (const asked of ['/Nope', '/about/nope', '//about', '/A%3Fb'])
  test(`contracts §2: ${asked} is no page's address, and is told to be none`, async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    expectConsole(browserLine);
    const answer = await page.goto(baseURL + asked);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(`Page not found · ${brand.name}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(canonical(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });
