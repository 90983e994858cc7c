import type { Page } from 'playwright/test';
import { newsroom } from '#content/site/newsroom.ts';
import { privacy } from '#content/site/privacy.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { saveData } from '#e2e/support/browser/first-visit.ts';

const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
/** The browser requests it again when the head is rewritten. */
const favicon = /favicon/;

/** Records the names of the scripts that a page fetches from now on. */
function scriptsFromNow(page: Page): string[] {
  const names: string[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test('prefetch: visible links are prefetched after each navigation', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(favicon, 'any');
  await open(page, '/about');
  const scripts = scriptsFromNow(page);
  await inFooter(page, 'Privacy').click();
  await expect(heading(page)).toHaveText(privacy.title);
  await inFooter(page, 'Newsroom').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain('newsroom');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await inFooter(page, 'Newsroom').click();
  await expect(heading(page)).toHaveText(newsroom.title);
});

test('prefetch: with Save-Data or without input, no other page is fetched', async ({ page }) => {
  const scripts = scriptsFromNow(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.addInitScript(saveData);
  await open(page, '/about');
  await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  expect(scripts).toContain('about');
  expect(scripts).not.toContain('prefetch-links');
  expect(scripts).not.toContain('book-demo');
});
