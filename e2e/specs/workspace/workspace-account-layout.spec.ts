import type { Page } from 'playwright/test';
import { profileWords, securityWords } from '#content/workspace/account.ts';
import { expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { expectNoHorizontalScroll } from '#e2e/support/pages/layout.ts';

const path = '/account-setup';
const password = 'four dry poles at dawn';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const changePassword = (page: Page) => page.getByRole('button', { name: 'Change password' });

test('account settings: they fit every width with long words, right-to-left names and errors', async ({
  page,
}) => {
  const oddName = '<img src=x onerror=alert(1)> אב '.padEnd(2000, 'W');
  await open(page, path);
  expect(
    (
      await page
        .getByRole('region', { name: 'Profile', exact: true })
        .locator('section')
        .boundingBox()
    )?.width,
  ).toBe(640);
  await field(page, 'Company').fill(oddName);
  await field(page, 'First name').fill('דנה');
  await expect(field(page, 'First name')).toHaveCSS('direction', 'rtl');
  await save(page).click();
  await expect(page.getByText(profileWords.saved)).toBeVisible();
  await expectNoHorizontalScroll(page, [320, 768]);
  await field(page, 'First name').fill('');
  await save(page).click();
  await changePassword(page).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectNoHorizontalScroll(page, [320, 375, 768, 1280]);
  await expectNoHorizontalScroll(page, [375, 1280], '200%');
});

test.describe('accessibility', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('account settings: no state has axe violations', { tag: '@full' }, async ({ page }) => {
    await open(page, path);
    await field(page, 'First name').fill('');
    await save(page).click();
    await changePassword(page).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expectNoAxeViolationsAtBothSizes(page, page.getByRole('alert').first());

    await field(page, 'First name').fill('Ana');
    await secret(page, 'Current password').fill('an old secret');
    for (const name of ['New password', 'Confirm password'])
      await secret(page, name).fill(password);
    await page.getByRole('checkbox', { name: 'Show passwords' }).check();
    await page.getByRole('switch', { name: 'Two-factor authentication' }).click();
    await changePassword(page).click();
    await expectNoAxeViolationsAtBothSizes(page, page.getByText(securityWords.password.done));

    await page.getByRole('link', { name: 'Midspan home' }).click();
    await expectNoAxeViolationsAtBothSizes(
      page,
      page.getByRole('dialog', { name: profileWords.leaving.title }),
      'dialog[open]',
    );
  });
});
