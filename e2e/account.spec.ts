import type { Page } from 'playwright/test';
import { forgotPassword, signIn, signUp } from '../content/sign-in';
import { expect, open, test } from './fixtures';
import { freshEmail, heading } from './forms';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const needsScript = (page: Page) => page.locator('noscript p:visible');
const focused = (page: Page) => page.locator(':focus');

/** Everything the page asks for from now on that is no file of the site itself. */
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

test('contracts §3: /sign-in has its fields, buttons and links by name', async ({ page }) => {
  await open(page, '/sign-in');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(main.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await expect(signInButton(page)).toBeVisible();
  for (const [name, path] of [
    ['Forgot password?', '/forgot-password'],
    ['Sign up', '/sign-up'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('§2 sign-in: Continue with Google only logs', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  await open(page, '/sign-in');
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(() => lines).toEqual(['info: Continue with Google']);
  await expect(page).toHaveURL('/sign-in');
  expect(calls).toEqual([]);
});

test('contracts §2: a valid sign-in goes to /dashboard; nothing typed is stored or sent', async ({
  page,
}) => {
  const address = freshEmail();
  const secret = 'correct horse battery';
  await open(page, '/sign-in');
  const calls = watchCalls(page);
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeFocused();
  const kept = await stored(page);
  expect(kept).not.toContain(address);
  expect(kept).not.toContain(secret);
  expect(calls).toEqual([]);
});

test('§5 sign-in: email and password are required; what is missing is said in words', async ({
  page,
}) => {
  await open(page, '/sign-in');
  await signInButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    signIn.messages.email.missing,
    signIn.messages.password.missing,
  ]);
  await expect(email(page)).toHaveAccessibleDescription(signIn.messages.email.missing);
  await expect(password(page)).toHaveAccessibleDescription(signIn.messages.password.missing);
  await summary.getByRole('link').nth(1).click();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('secret');
  await email(page).fill('ana@');
  await expect(email(page)).toHaveAccessibleDescription(signIn.messages.email.malformed);
  await expect(password(page)).toHaveAccessibleDescription('');
  await email(page).fill('ana@example.net');
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveURL('/sign-in');
});

test('§2 sign-in: the password can be shown, and is hidden again', async ({ page }) => {
  await open(page, '/sign-in');
  await password(page).fill('secret');
  await page.getByRole('button', { name: signIn.showPassword }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('secret');
  await page.getByRole('button', { name: signIn.hidePassword }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('contracts §2: /sign-up says that accounts open with a demo', async ({ page }) => {
  await open(page, '/sign-up');
  await expect(heading(page)).toHaveText(signUp.title);
  await page.getByRole('main').getByRole('link', { name: 'Book a demo' }).click();
  await expect(page).toHaveURL('/book-demo');
});

test('contracts §2: /forgot-password confirms the same to everyone and calls nobody', async ({
  page,
}) => {
  const address = freshEmail();
  await open(page, '/forgot-password');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  const calls = watchCalls(page);
  await email(page).fill(address);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(forgotPassword.confirmation.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('If an account belongs to this address');
  await expect(page.getByRole('main')).not.toContainText(address);
  expect(calls).toEqual([]);
  expect(await stored(page)).not.toContain(address);
});

test('§5 forgotten password: an email is required, and said so beside it', async ({ page }) => {
  await open(page, '/forgot-password');
  await page.getByRole('button', { name: forgotPassword.labels.submit }).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(forgotPassword.messages.email.missing);
  await expect(heading(page)).toHaveText(forgotPassword.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('contracts §2: a sign-in puts nothing into an address and sends nothing', async ({
    page,
  }) => {
    await page.goto('/sign-in');
    const calls = watchCalls(page);
    await email(page).fill(freshEmail());
    await password(page).fill('secret');
    await signInButton(page).click();
    await page.keyboard.press('Enter');
    await expect(needsScript(page)).toHaveText(signIn.needsScript);
    await expect(page).toHaveURL('/sign-in');
    await page.goto('/forgot-password');
    await email(page).fill(freshEmail());
    await page.keyboard.press('Enter');
    await expect(needsScript(page)).toHaveText(forgotPassword.needsScript);
    await expect(page).toHaveURL('/forgot-password');
    expect(calls.filter((call) => !call.endsWith('/forgot-password '))).toEqual([]);
  });

  test('§5 sign-in: the browser itself asks for what is required', async ({ page }) => {
    await page.goto('/sign-in');
    await signInButton(page).click();
    await expect(focused(page)).toHaveAttribute('id', 'sign-in-email');
    await expect(email(page)).toHaveJSProperty('validity.valueMissing', true);
  });
});
