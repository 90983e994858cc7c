import { addressOf, builtPaths } from './built-pages';
import { browserLine, expect, hydrated, open, test } from './fixtures';
import { heading } from './forms';

const themes = [
  { colorScheme: 'light', stored: 'system' },
  { colorScheme: 'dark', stored: 'light' },
] as const;

for (const { colorScheme, stored } of themes) {
  test(`§4 hydration: no console line on any page, fresh or reloaded, ${colorScheme} with ${stored} chosen`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((theme) => {
      if (theme !== 'system') localStorage.setItem('theme', theme);
    }, stored);
    for (const path of builtPaths) {
      await open(page, addressOf(path));
      const text = await heading(page).innerText();
      await page.reload();
      await hydrated(page);
      await expect(heading(page)).toHaveText(text);
    }
  });
}

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
