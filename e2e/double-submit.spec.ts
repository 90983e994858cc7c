import type { Route } from 'playwright/test';
import { expect, open, test } from './fixtures';
import { demoButton, fillDemoForm, freshEmail, heroButton, heroEmail, thanked } from './forms';
import { inbox, storedList, watchPosts } from './records';

const pressOften = (button: HTMLElement | SVGElement) => {
  for (let press = 0; press < 5; press += 1)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

test('contracts §5: the hero button pressed five times makes one record and one post', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const posts = watchPosts(page);
  await open(page, '/');
  await heroEmail(page).fill(email);
  await heroButton(page).evaluate(pressOften);
  await expect(page).toHaveURL('/book-demo');
  await page.waitForLoadState('networkidle');
  expect(posts).toHaveLength(1);
  expect(await storedList(page, 'demoEmails')).toHaveLength(1);
  await expect.poll(() => inbox(request, email)).toHaveLength(1);
});

test('contracts §5: Enter and a press in the hero form make one record and one post', async ({
  page,
  expectConsole,
}) => {
  // The page may have gone on before the presses reach its old button.
  expectConsole(/the form is not connected/, 'any');
  const posts = watchPosts(page);
  await open(page, '/');
  await heroEmail(page).fill(freshEmail());
  await Promise.all([heroEmail(page).press('Enter'), heroButton(page).evaluate(pressOften)]);
  await expect(page).toHaveURL('/book-demo');
  await page.waitForLoadState('networkidle');
  expect(posts).toHaveLength(1);
  expect(await storedList(page, 'demoEmails')).toHaveLength(1);
});

test('contracts §5: the demo form makes one record while its post is under way', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const posts = watchPosts(page);
  const held: Route[] = [];
  await page.route('**/forms/demo', (route) => void held.push(route));
  await open(page, '/book-demo');
  await fillDemoForm(page, email);
  await demoButton(page).evaluate(pressOften);
  await page.getByRole('textbox', { name: 'Last name' }).press('Enter');
  await page.getByRole('button', { name: /request my demo|send/i }).evaluate(pressOften);
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await thanked(page);
  await page.waitForLoadState('networkidle');
  expect(posts).toHaveLength(1);
  expect(await storedList(page, 'demoSubmissions')).toHaveLength(1);
  expect(await inbox(request, email)).toHaveLength(1);
});

test('contracts §5: Enter in the demo form twice makes one record and one post', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await open(page, '/book-demo');
  await fillDemoForm(page, freshEmail());
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  await lastName.focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await thanked(page);
  await page.waitForLoadState('networkidle');
  expect(posts).toHaveLength(1);
  expect(await storedList(page, 'demoSubmissions')).toHaveLength(1);
});
