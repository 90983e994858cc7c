import { addressOf, builtPaths } from './built-pages';
import { expectNoFindings } from './findings';
import { browserLine, expect, open, test } from './fixtures';
import { demoButton, heroButton, heroEmail } from './forms';

const sizes = {
  wide: { width: 1280, height: 800 },
  medium: { width: 768, height: 1024 },
  small: { width: 375, height: 740 },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.describe.configure({ timeout: 60_000 });
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...builtPaths, '/nothing-here']) {
      test(`axe finds nothing on ${path}`, async ({ page, expectConsole }) => {
        expectConsole(browserLine, 'any');
        await open(page, addressOf(path));
        for (const viewport of Object.values(sizes)) {
          await page.setViewportSize(viewport);
          await expectNoFindings(page);
        }
      });
    }

    for (const size of ['wide', 'small'] as const) {
      const viewport = sizes[size];
      test(`axe finds nothing in forms with errors, ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, '/book-demo');
        await demoButton(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFindings(page);

        await open(page, '/');
        await heroEmail(page).fill('ada@');
        await heroButton(page).click();
        await expect(heroEmail(page)).toHaveAttribute('aria-invalid', 'true');
        await expectNoFindings(page);
      });
    }

    test('axe finds nothing in open menus, the sheet and the video', async ({ page }) => {
      await open(page, '/');
      for (const name of ['Solutions', 'Customers', 'Company']) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        await expectNoFindings(page);
      }
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Play video/ })
        .first()
        .click();
      await expect(page.locator('iframe')).toBeVisible();
      await expectNoFindings(page);

      await page.setViewportSize(sizes.small);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const sheet = page.getByRole('dialog');
      for (const name of ['Solutions', 'Customers', 'Company']) {
        await sheet.getByText(name, { exact: true }).click();
      }
      await expectNoFindings(page);
    });
  });
}
