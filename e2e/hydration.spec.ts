import { addressOf, builtPaths } from './built-pages';
import { browserLine, expect, hydrated, open, test } from './fixtures';
import { heading } from './forms';

// Light, with no theme chosen, is asked of each page in every-page.spec.ts.
test('§4 hydration: no console line on any page, fresh or reloaded, where light is chosen in a dark system', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  for (const path of builtPaths) {
    await open(page, addressOf(path));
    const text = await heading(page).innerText();
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText(text);
  }
});

test('§4 hydration: the not-found page says nothing but its own status', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine, 'any');
  await open(page, '/nothing-here');
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveCount(1);
});

test('§4 hydration: every page reached by a link says nothing', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await page.goBack();
  await expect(heading(page)).toContainText('Hold the line');
  await page.reload();
  await hydrated(page);
});
