import type { Page } from 'playwright/test';
import { builtDocument, textOf } from '#e2e/support/pages/built-document.ts';
import { expect, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroButton,
  heroEmail,
  visitor,
} from '#e2e/support/product/forms.ts';
import { inbox } from '#e2e/support/product/records.ts';

test.use({ javaScriptEnabled: false });

/** Records every requested URL from now on. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

/** Returns the heading of a built page. */
const builtHeading = (path: string) => textOf(builtDocument(path).querySelector('h1'));

test('§12.29 without JavaScript: a page of each kind is complete and styled', async ({ page }) => {
  for (const path of ['/', '/customers/utilities']) {
    await page.goto(path);
    await expect.soft(heading(page), path).toHaveText(builtHeading(path));
    await expect.soft(heading(page), path).toBeVisible();
    const looks = await heading(page).evaluate((element) => {
      const { fontSize, fontFamily } = getComputedStyle(element);
      return { size: parseFloat(fontSize), family: fontFamily };
    });
    expect.soft(looks.size, path).toBeGreaterThanOrEqual(28);
    expect.soft(looks.family, path).toMatch(/Instrument Sans/);
  }
});

test('§12.30 without JavaScript: the hero form is a plain post that lands on /book-demo', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const addresses = watchAddresses(page);
  await page.goto('/');
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(page).toHaveURL('/book-demo');
  await expect(heading(page)).toHaveText('Book a demo');
  expect(await inbox(request, email)).toMatchObject([
    { form: 'lead', fields: { email, source: 'landing_page_hero' } },
  ]);
  expect(addresses.filter((address) => address.includes(email))).toEqual([]);
});

test('§12.30 without JavaScript: the demo form lands on /thank-you?sent=1', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const addresses = watchAddresses(page);
  await page.goto('/book-demo');
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await expect(page).toHaveURL('/thank-you?sent=1');
  await expect(heading(page)).toContainText('Thank you');
  expect(await inbox(request, email)).toMatchObject([
    { form: 'demo', fields: { ...visitor, email } },
  ]);
  expect(addresses.filter((address) => address.includes(email))).toEqual([]);
});

test('§5.7 without JavaScript: the browser validates required fields', async ({ page }) => {
  await page.goto('/');
  await heroButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(heroEmail(page)).toHaveJSProperty('validity.valueMissing', true);
  await page.goto('/book-demo');
  await demoButton(page).click();
  await expect(page).toHaveURL('/book-demo');
});
