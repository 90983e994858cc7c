import type { Page } from 'playwright/test';
import { profileWords, securityWords } from '#content/workspace/account.ts';
import { billing } from '#content/sample/billing.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';

const path = '/account-setup';
const password = securityWords.password;
const newPassword = 'four dry poles at dawn';
const passwordFields = ['Current password', 'New password', 'Confirm password'];

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const changePassword = (page: Page) => page.getByRole('button', { name: 'Change password' });
const secret = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const twoFactor = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Account sections' });
const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name });
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: profileWords.leaving.title });
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), location.href]));

/** Records every request from now on, except for the site's own files. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = request.method() === 'GET' && (/\.\w+$/.test(pathname) || pathname === path);
    if (!isFile && !request.url().startsWith('data:')) calls.push(request.url());
  });
  return calls;
}

test('§2.123 account settings: each section opens by its hash, and scrolling updates the current link', async ({
  page,
}) => {
  const title = (name: string) => page.getByRole('heading', { name, level: 2 });
  const mark = sections(page).locator('[aria-current]');
  await open(page, path);
  await expect(heading(page)).toHaveText('Account Settings');
  await expect(mark).toHaveText('Profile');
  await sections(page).getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL(`${path}#security`);
  await expect(title('Security')).toBeInViewport();
  await expect(title('Security')).toBeFocused();
  await expect(mark).toHaveText('Security');
  await page.reload();
  await expect(title('Security')).toBeInViewport();
  await region(page, 'Billing history').scrollIntoViewIfNeeded();
  await expect(mark).toHaveText('Billing');
  await page.evaluate(() => window.scrollTo(0, 0));
  await sections(page).getByRole('link', { name: 'Security' }).click();
  await expect(title('Security')).toBeInViewport();
  await page.goBack();
  await expect(title('Profile')).toBeInViewport();
});

test('§4.71 profile: a link, Back and a reload ask before they discard unsaved changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/dashboard');
  await sidebar(page, 'Account Settings').click();
  await field(page, 'First name').fill('Ana');
  const home = sidebar(page, 'Home');
  await home.click();
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(home).toBeFocused();

  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: profileWords.leaving.stay }).click();
  await expect(page).toHaveURL(path);
  await sections(page).getByText('Billing').click();
  await expect(page).toHaveURL(`${path}#billing`);
  await expect(leaveDialog(page)).toHaveCount(0);

  const dialogEvent = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(page, 'First name')).toHaveValue('Ana');

  await test.step('saving an invalid form on leaving shows its errors', async () => {
    await field(page, 'First name').fill('');
    await twoFactor(page).scrollIntoViewIfNeeded();
    await home.click();
    await leaveDialog(page).getByRole('button', { name: profileWords.leaving.save }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page).toHaveURL(`${path}#billing`);
  });
});

test('§5.23 password: it can be pasted, is checked, is not stored', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  const calls = watchCalls(page);
  for (const name of passwordFields) {
    const token = name === 'Current password' ? 'current-password' : 'new-password';
    await expect(secret(page, name)).toHaveAttribute('type', 'password');
    await expect(secret(page, name)).toHaveAttribute('autocomplete', token);
    await expect(secret(page, name)).not.toHaveAttribute('name');
  }
  const strength = region(page, 'Password').locator('path.line');
  const sag = () => strength.evaluate((line) => line.getBoundingClientRect().height);
  expect(await sag()).toBeGreaterThan(4);

  await changePassword(page).click();
  const summary = region(page, 'Password').getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: password.messages.current }).click();
  await expect(secret(page, 'Current password')).toBeFocused();
  await page.keyboard.type('an old secret of mine');
  await page.evaluate((text) => navigator.clipboard.writeText(text), newPassword);
  for (const name of ['New password', 'Confirm password']) {
    await secret(page, name).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(secret(page, name)).toHaveValue(newPassword);
  }
  await expect.poll(sag).toBeLessThan(4);
  await strength.evaluate((line) =>
    Promise.all(line.getAnimations().map(({ finished }) => finished)),
  );
  await expect(strength).toBeVisible();
  await changePassword(page).click();
  await expect(region(page, 'Password').getByText(password.done)).toBeVisible();
  const data = await stored(page);
  expect(data).not.toContain(newPassword);
  expect(data).not.toContain('an old secret');
  expect(calls).toEqual([]);
});

test('account settings: Tab reaches every control in visual order', async ({ page }) => {
  await open(page, path);
  await page.getByRole('link', { name: 'Profile', exact: true }).focus();
  const reached: string[] = [];
  while (reached.length < 21) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element?.getAttribute('aria-labelledby') ?? element?.id;
        return label || element?.textContent?.trim() || '';
      }),
    );
  }
  expect(reached).toEqual([
    'Billing',
    'Security',
    'profile-firstName',
    'profile-lastName',
    'profile-email',
    'profile-company',
    'profile-jobTitle',
    'profile-timeZone',
    'Save changes',
    ...billing('typical').history.map(({ id }) => `Invoice ${id}`),
    'current-password',
    'new-password',
    'confirm-password',
    'show-passwords',
    'Change password',
    'two-factor-title',
  ]);
});
