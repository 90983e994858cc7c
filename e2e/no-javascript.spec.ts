import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import {
  demoButton,
  fillDemoForm,
  freshEmail,
  heading,
  heroButton,
  heroEmail,
  visitor,
} from './forms';
import { inbox } from './records';
import { pages } from './site';

test.use({ javaScriptEnabled: false });

/** Every address that the page asks for from now on. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

test('contracts §2: each page is complete and styled without JavaScript', async ({ page }) => {
  test.setTimeout(60_000);
  for (const { path, heading: text } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(heading(page), path).toHaveText(text);
      await expect.soft(heading(page), path).toBeVisible();
      const looks = await heading(page).evaluate((element) => {
        const { fontSize, fontFamily } = getComputedStyle(element);
        return { size: parseFloat(fontSize), family: fontFamily };
      });
      expect.soft(looks.size, path).toBeGreaterThanOrEqual(28);
      expect.soft(looks.family, path).toMatch(/Instrument Sans/);
    });
  }
});

test('contracts §2: without JavaScript the hero form is a plain post that lands on /book-demo', async ({
  page,
  request,
}) => {
  const email = freshEmail();
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

test('contracts §2: without JavaScript the demo form lands on /thank-you?sent=1', async ({
  page,
  request,
}) => {
  const email = freshEmail();
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

test('§5: without JavaScript the browser itself asks for what is required', async ({ page }) => {
  await page.goto('/');
  await heroButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(heroEmail(page)).toHaveJSProperty('validity.valueMissing', true);
  await page.goto('/book-demo');
  await demoButton(page).click();
  await expect(page).toHaveURL('/book-demo');
});

test('contracts §2: the header leads everywhere without JavaScript', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation')).toHaveCount(5);
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(heading(page)).toHaveText('Book a demo');
});
