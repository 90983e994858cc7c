import type { Route } from 'playwright/test';
import { failedRequestLine, expect, open, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroButton,
  heroEmail,
  expectThankYouPage,
} from '#e2e/support/product/forms.ts';
import { inbox, outbox, storedList, watchPosts } from '#e2e/support/product/records.ts';

// `npm run test:full -- --only leads` adds fault injection.
const ownLine = /^error: Failed to submit/;

const pressOften = (button: HTMLElement | SVGElement) => {
  for (let press = 0; press < 5; press += 1)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

test('§15.21 leads: submissions that the service refused are stored silently and delivered on the next visit', async ({
  page,
  request,
  expectConsole,
}) => {
  const email = uniqueEmail();
  const posts = watchPosts(page);
  expectConsole(ownLine, 2);
  expectConsole(failedRequestLine, 'any');
  await page.route('**/forms/lead', (route) => route.abort('connectionrefused'));
  await page.route('**/forms/demo', (route) => route.fulfill({ status: 503, json: {} }));
  const failed = page.waitForEvent('console', (message) => /Failed to submit/.test(message.text()));
  await open(page, '/');
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillDemoForm(page, null);
  await demoButton(page).click();
  await expectThankYouPage(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/error|failed|went wrong|try again/i);
  expect(await outbox(page)).toHaveLength(2);
  expect(await inbox(request, email)).toEqual([]);

  await page.unrouteAll();
  await open(page, '/about');
  await expect.poll(() => inbox(request, email)).toHaveLength(2);
  const received = await inbox(request, email);
  for (const form of ['lead', 'demo'])
    expect(received.find((submission) => submission.form === form)?.fields).toEqual(
      posts.find(({ path }) => path === `/forms/${form}`)?.body,
    );
  await expect.poll(() => outbox(page)).toEqual([]);
});

test('§15.5 leads: repeated presses of a form make one record and one post', async ({
  page,
  request,
  expectConsole,
}) => {
  // The page may have navigated before the presses reach the button.
  expectConsole(/the form is not connected/, 'any');
  const email = uniqueEmail();
  const posts = watchPosts(page);
  const held: Route[] = [];
  await page.route('**/forms/demo', (route) => void held.push(route));
  await open(page, '/');
  await heroEmail(page).fill(email);
  await Promise.all([heroEmail(page).press('Enter'), heroButton(page).evaluate(pressOften)]);
  await expect(heading(page)).toHaveText('Book a demo');
  await fillDemoForm(page, null);
  await demoButton(page).evaluate(pressOften);
  await page.getByRole('textbox', { name: 'Last name' }).press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expectThankYouPage(page);
  await page.waitForLoadState('networkidle');
  expect(posts.map(({ path }) => path)).toEqual(['/forms/lead', '/forms/demo']);
  expect(await storedList(page, 'demoEmails')).toHaveLength(1);
  expect(await storedList(page, 'demoSubmissions')).toHaveLength(1);
  expect(await inbox(request, email)).toHaveLength(2);
});

test('§14.34 leads: two tabs that submit at once lose no record', async ({ context, request }) => {
  const emails = [uniqueEmail(), uniqueEmail()].toSorted();
  const tabs = await Promise.all(
    emails.map(async (email) => {
      const page = await context.newPage();
      await open(page, '/');
      await heroEmail(page).fill(email);
      return page;
    }),
  );
  const first = tabs[0]!;
  const storedEmails = async (key: string) =>
    (await storedList(first, key)).map((entry) => (entry as { email: string }).email).toSorted();
  const pressAll = (button: typeof heroButton) =>
    Promise.all(
      tabs.map((page) => button(page).evaluate((element) => (element as HTMLElement).click())),
    );

  await pressAll(heroButton);
  await Promise.all(tabs.map((page) => expect(page).toHaveURL('/book-demo')));
  await expect.poll(() => storedEmails('demoEmails')).toEqual(emails);
  for (const page of tabs) await fillDemoForm(page, null);
  await pressAll(demoButton);
  await Promise.all(tabs.map((page) => expectThankYouPage(page)));
  await expect.poll(() => storedEmails('demoSubmissions')).toEqual(emails);
  expect(await storedEmails('demoEmails')).toEqual(emails);
  for (const email of emails)
    await expect
      .poll(async () => (await inbox(request, email)).map(({ form }) => form).toSorted())
      .toEqual(['demo', 'lead']);
  await expect.poll(() => outbox(first)).toEqual([]);
});
