import type { Page } from 'playwright/test';
import { newsroom } from '#content/site/newsroom.ts';
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

/** Waits until no script has been fetched for half a second. */
async function waitUntilIdle(page: Page, scripts: string[]) {
  let count = -1;
  while (count !== scripts.length) {
    count = scripts.length;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  }
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
  await expect(page).toHaveURL('/privacy');
  await waitUntilIdle(page, scripts);
  await inFooter(page, 'Newsroom').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain('newsroom');
  await waitUntilIdle(page, scripts);
  await context.setOffline(true);
  await inFooter(page, 'Newsroom').click();
  await expect(heading(page)).toHaveText(newsroom.title);
});

test('prefetch: waits while a field has the focus', async ({ page }) => {
  await open(page, '/sign-in');
  const scripts = scriptsFromNow(page);
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially('ada');
  await waitUntilIdle(page, scripts);
  expect(scripts).not.toContain('forgot-password');
  await heading(page).click();
  await expect.poll(() => scripts).toContain('forgot-password');
});

for (const { condition, prepare, act } of [
  {
    condition: 'without input',
    prepare: () => Promise.resolve(),
    act: () => Promise.resolve(),
  },
  {
    condition: 'with Save-Data',
    prepare: (page: Page) => page.addInitScript(saveData),
    act: async (page: Page) => {
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 600);
    },
  },
])
  test(`prefetch: no other page is fetched ${condition}`, async ({ page }) => {
    await prepare(page);
    const scripts = scriptsFromNow(page);
    await open(page, '/about');
    await act(page);
    await waitUntilIdle(page, scripts);
    expect(scripts).toContain('about');
    expect(scripts).not.toContain('prefetch-links');
    expect(scripts).not.toContain('book-demo');
  });
