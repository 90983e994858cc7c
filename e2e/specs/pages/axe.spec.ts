import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { demoButton } from '#e2e/support/product/forms.ts';

// every-page.spec.ts checks pages as loaded.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe: a form with errors has no violations', async ({ page }) => {
  await open(page, '/book-demo');
  await demoButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page, 'form');
});

test('§20.5 axe: an open menu and the menu sheet have no violations', async ({ page }) => {
  await open(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page, 'header');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog');
  for (const name of ['Solutions', 'Customers', 'Company'])
    await sheet.getByText(name, { exact: true }).click();
  await expectNoAxeViolations(page, 'dialog[open]');
});
