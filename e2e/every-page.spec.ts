import type { Page } from 'playwright/test';
import { brand } from '../content/brand';
import { addressOf, barePaths, builtFile, builtPaths, fileOf, workspacePaths } from './built-pages';
import { expect, hydrated, open, test, testWithoutPage } from './fixtures';
import { heading } from './forms';
import { htmlFaults } from './html-faults';

/** What is read in the file, by the parser that a browser uses. */
function expectWellWritten(html: string): void {
  expect(htmlFaults(html)).toEqual([]);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
}

async function expectShell(page: Page, path: string): Promise<void> {
  await expect(heading(page)).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^\\S.* · ${brand.name}$`));
  await expect(page.getByRole('main')).toHaveCount(1);
  const isOfSite = ![...barePaths, ...workspacePaths].includes(path);
  const shells = isOfSite ? 1 : 0;
  await expect(page.getByRole('banner')).toHaveCount(shells);
  await expect(page.getByRole('contentinfo')).toHaveCount(shells);
  const sidebar = page.getByRole('navigation', { name: 'Workspace' });
  await expect(sidebar).toHaveCount(workspacePaths.includes(path) ? 1 : 0);
  const noindex = page.locator('meta[name="robots"][content*="noindex"]');
  await expect(noindex).toHaveCount(isOfSite ? 0 : 1);
}

async function expectHead(page: Page, path: string): Promise<void> {
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const href = new URL((await canonical.getAttribute('href'))!);
  expect(href.origin + href.pathname).toBe(brand.siteUrl + path);
  for (const name of ['description', 'twitter:card', 'twitter:title']) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /\S/);
  }
  for (const property of ['og:title', 'og:description', 'og:url', 'og:type']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /\S/);
  }
}

async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** The first elements that make the page scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const path of builtPaths) {
  testWithoutPage(
    `contracts §2: ${path} is read as it is written, ids are unique, nothing has a style attribute`,
    () => expectWellWritten(builtFile(fileOf(path))),
  );

  test(`contracts §2, §4, design: ${path} has its shell and head, is alive, and fits`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, addressOf(path));
    const text = await heading(page).innerText();
    await test.step('contracts §2: it has its shell, one h1, its title and its head', async () => {
      await expectShell(page, path);
      await expectHead(page, path);
    });
    await test.step('contracts §3: the first stop of the Tab key skips to the content', () =>
      expectSkipLink(page));
    await test.step('§4 hydration: a fresh load writes no console line, a reload neither', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();
      await hydrated(page);
      await expect(heading(page)).toHaveText(text);
    });
    await test.step('design: it never scrolls sideways, at 320 px or with text at 200 %', async () => {
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 640 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page)).toEqual([]);
    });
  });
}

testWithoutPage('contracts §2: no link and no anchor of any page is dead', async ({ request }) => {
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const path of builtPaths) {
    const html = builtFile(fileOf(path));
    ids.set(path, new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      if (/^(https?:|mailto:)/.test(href)) continue;
      links.set(href.startsWith('#') ? path + href : href, path);
    }
  }
  const dead: string[] = [];
  for (const [href, from] of links) {
    const [target = '', hash] = href.split('#');
    const known = ids.get(target);
    const response = known ? undefined : await request.get(target);
    if (response && !response.ok()) dead.push(`${href} on ${from}: ${response.status()}`);
    if (known && hash && !known.has(hash)) dead.push(`${href} on ${from}: no such anchor`);
  }
  expect(dead).toEqual([]);
});
