import type { Page } from 'playwright/test';
import { forgotPassword, signIn } from '#content/site/sign-in.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { uniqueEmail, heading } from '#e2e/support/product/forms.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const needsScript = (page: Page) => page.locator('noscript p:visible');

/** Records every request from now on, except for the site's own files. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && /\.\w+$/.test(new URL(request.url()).pathname);
    if (!isFile) calls.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return calls;
}

const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
    ]),
  );

test('§12.45 sign-in: it opens the workspace; neither it nor a password reset stores or sends input', async ({
  page,
}) => {
  const address = uniqueEmail();
  const secret = 'correct horse battery';
  await open(page, '/sign-in');
  const calls = watchCalls(page);
  await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page)).toHaveText(forgotPassword.title);
  await email(page).fill(address);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(forgotPassword.confirmation.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(address);

  await page.goBack();
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeFocused();
  const data = await stored(page);
  expect(data).not.toContain(address);
  expect(data).not.toContain(secret);
  expect(calls).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§12.31 sign-in: without JavaScript the browser validates required fields, and nothing is sent or put in a URL', async ({
    page,
  }) => {
    await page.goto('/sign-in');
    const calls = watchCalls(page);
    await signInButton(page).click();
    await expect(page.locator(':focus')).toHaveAttribute('id', 'sign-in-email');
    await expect(email(page)).toHaveJSProperty('validity.valueMissing', true);
    await email(page).fill(uniqueEmail());
    await password(page).fill('secret');
    await signInButton(page).click();
    await page.keyboard.press('Enter');
    await expect(needsScript(page)).toHaveText(signIn.needsScript);
    await expect(page).toHaveURL('/sign-in');
    await page.goto('/forgot-password');
    await email(page).fill(uniqueEmail());
    await page.keyboard.press('Enter');
    await expect(needsScript(page)).toHaveText(forgotPassword.needsScript);
    await expect(page).toHaveURL('/forgot-password');
    expect(calls.filter((call) => !call.endsWith('/forgot-password '))).toEqual([]);
  });
});
