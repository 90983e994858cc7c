import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  expectThankYouPage,
  heading,
  uniqueEmail,
} from '#e2e/support/product/forms.ts';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { inbox, watchPosts } from '#e2e/support/product/records.ts';

const formCode = /\/DemoForm-[^/]*\.js/;

/** Opens the page without input; its form has not hydrated. */
async function openWithoutInput(page: Page): Promise<void> {
  await page.goto('/book-demo');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('[data-region] form')).toBeVisible();
}

test('§12.35 demo form: its code loads at first use, and a draft brings it', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested: string[] = [];
  await page.route(formCode, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  await openWithoutInput(page);
  expect(requested).toEqual([]);
  const email = uniqueEmail();
  const posts = watchPosts(page);
  await fillDemoForm(page, email);
  await page.getByRole('textbox', { name: 'Last name' }).fill('');
  await expect.poll(() => requested).toHaveLength(1);
  release();
  await waitForHydration(page);
  await demoButton(page).click();
  // The app, not the browser, names the empty field.
  await expect(page.getByRole('alert')).toContainText('last name');
  await expectNoAxeViolations(page, 'form');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Okafor');
  await demoButton(page).click();
  await expectThankYouPage(page);
  expect(posts.map(({ body }) => body['email'])).toEqual([email]);
});

test('§12.30 demo form: without its code, a submit is a plain post that loses nothing', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|net::ERR/, 'any');
  await page.route(formCode, (route) => route.abort());
  await openWithoutInput(page);
  const email = uniqueEmail();
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await expect(heading(page)).toContainText('Thank you');
  expect((await inbox(request, email)).map(({ form }) => form)).toEqual(['demo']);
});
