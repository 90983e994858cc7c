import { honeypotName } from '#content/constants.ts';
import { demoFields } from '#content/site/demo-request.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  expectThankYouPage,
} from '#e2e/support/product/forms.ts';
import { watchPosts } from '#e2e/support/product/records.ts';

const honeypot = `input[name="${honeypotName}"]`;

test('§5.42 honeypot: the field is not visible, focusable or autofilled, and the request is sent', async ({
  page,
}) => {
  const posts = watchPosts(page);
  for (const path of ['/', '/book-demo']) {
    await open(page, path);
    const field = page.locator(honeypot);
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    const isVisible = await field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isVisible, path).toBe(false);
  }
  await fillDemoForm(page, uniqueEmail());
  const names = Object.keys(demoFields);
  const stops = [];
  await page.getByRole('textbox', { name: 'First name' }).focus();
  for (const _ of names) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? 'button'));
    await page.keyboard.press('Tab');
  }
  expect(stops).toEqual(names);
  await expect(demoButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectThankYouPage(page);
  expect(posts).toHaveLength(1);
});
