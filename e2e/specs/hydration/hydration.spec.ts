import { hardConditions, visitInHardConditions } from '#e2e/support/browser/hard-conditions.ts';
import { expect, hydrated, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';

// Each page is loaded in plain conditions in every-page.spec.ts, and in these in full/pages.full.ts.
test.describe('§4 hydration: in hard conditions', () => {
  test.use(hardConditions);

  test('one page of each kind says nothing, keeps every node and stays still on a desk', ({
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

test('§4 hydration: a page reached by a link, gone back from and reloaded says nothing', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await page.goBack();
  await expect(heading(page)).toContainText('Hold the line');
  await page.evaluate(() =>
    history.replaceState({ ...history.state, email: 'ada@ridge-fiber.example' }, ''),
  );
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toContainText('Hold the line');
});
