import { hardConditions, visitInHardConditions } from '#e2e/support/browser/hard-conditions.ts';
import { expect, waitForHydration, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';

// full/pages.full.ts loads every page in these conditions.
test.describe('§12 hydration', () => {
  test.use(hardConditions);

  test('hard conditions: one page of each kind logs nothing, keeps every server node and does not shift', ({
    page,
  }) =>
    visitInHardConditions(page, [
      '/',
      '/solutions/network-os',
      '/customers/utilities',
      '/book-demo',
      '/privacy',
    ]));
});

test('§12 hydration: a link, Back and a reload log nothing', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await page.goBack();
  await expect(heading(page)).toContainText('Your network’s night shift');
  await page.evaluate(() =>
    history.replaceState({ ...history.state, email: 'ada@ridge-fiber.example' }, ''),
  );
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toContainText('Your network’s night shift');
});
