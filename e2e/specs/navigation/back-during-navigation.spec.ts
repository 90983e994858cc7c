import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { saveData } from '#e2e/support/browser/first-visit.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroButton,
  heroEmail,
  expectThankYouPage,
} from '#e2e/support/product/forms.ts';
import { holdScripts } from '#e2e/support/browser/held-scripts.ts';
import { watchPosts } from '#e2e/support/product/records.ts';

/** Holds the code of the page that a form leads to; returns a function that releases it. */
async function holdPage(page: Page, name: string): Promise<() => void> {
  const { release } = await holdScripts(page, {
    when: 'during the navigation',
    isHeld: (address) => address.includes(`/assets/${name}-`),
  });
  return release;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

// Save-Data turns prefetching off, so that the next page's code is fetched on navigation.
test.beforeEach(({ page }) => page.addInitScript(saveData));

test('back during navigation: both forms can be submitted again', async ({ page }) => {
  const posts = watchPosts(page);
  const [first, second] = [uniqueEmail(), uniqueEmail()];
  await open(page, '/');
  const releaseForm = await holdPage(page, 'booking');
  await heroEmail(page).fill(first);
  await heroButton(page).click();
  await expect(page).toHaveURL('/book-demo');
  await page.goBack();
  releaseForm();
  await expect(heroEmail(page)).toHaveValue(first);
  await expect(heroButton(page)).toBeEnabled();
  await heroEmail(page).fill(second);
  await heroButton(page).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await expect(field(page, 'Work email')).toHaveValue(second);

  const releaseThanks = await holdPage(page, 'thank-you');
  await fillDemoForm(page, first);
  await demoButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  await expect(demoButton(page)).toBeDisabled();
  await page.goBack();
  releaseThanks();
  await expect(page).toHaveURL('/book-demo');
  await expect(demoButton(page)).toBeEnabled();
  await expect(field(page, 'First name')).toHaveValue('');
  await fillDemoForm(page, second);
  await expect(field(page, 'Work email')).toHaveValue(second);
  await demoButton(page).click();
  await expectThankYouPage(page);
  expect(posts.map(({ body }) => body['email'])).toEqual([first, second, first, second]);
});

test('back during navigation: the visitor can sign in again', async ({ page }) => {
  await open(page, '/sign-in');
  const release = await holdPage(page, 'dashboard');
  await field(page, 'Email').fill(uniqueEmail());
  await field(page, 'Password').fill('a long one');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  release();
  await expect(page).toHaveURL('/sign-in');
  await expect(field(page, 'Password')).toHaveValue('a long one');
  await expect(field(page, 'Password')).toBeEditable();
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toBeVisible();
  await expect(field(page, 'Password')).toHaveCount(0);
});
