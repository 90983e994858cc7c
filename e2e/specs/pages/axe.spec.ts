import { expectNoAxeViolations, expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { demoButton, heroButton, heroEmail } from '#e2e/support/product/forms.ts';

// every-page.spec.ts checks pages as loaded.
test.describe.configure({ timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe: forms with errors have no violations', async ({ page }) => {
  await open(page, '/book-demo');
  await demoButton(page).click();
  await expectNoAxeViolationsAtBothSizes(page, page.getByRole('alert'));

  await open(page, '/');
  await heroEmail(page).fill('ada@');
  await heroButton(page).click();
  await expect(heroEmail(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolationsAtBothSizes(page, heroEmail(page));
});

test('axe: open menus, the menu sheet and the video have no violations', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Solutions', 'Customers', 'Company']) {
    const trigger = page.getByRole('banner').getByRole('button', { name });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations(page, 'header');
  }
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Play video/ })
    .first()
    .click();
  await expect(page.locator('iframe')).toBeVisible();
  await expectNoAxeViolations(page, 'section:has(iframe)');
  await page.getByRole('button', { name: 'Close video' }).click();

  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog');
  for (const name of ['Solutions', 'Customers', 'Company']) {
    await sheet.getByText(name, { exact: true }).click();
  }
  await expectNoAxeViolations(page, 'dialog[open]');
});
