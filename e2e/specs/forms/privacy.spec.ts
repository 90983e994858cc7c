import { privacy } from '#content/site/privacy.ts';
import { failedRequestLine, expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { uniqueEmail, heading, heroButton, heroEmail } from '#e2e/support/product/forms.ts';
import { outbox, storedList } from '#e2e/support/product/records.ts';

const { now: words } = privacy;

test('§14.31 privacy: the page lists the stored data, and clearing it in one tab clears it in all', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(failedRequestLine, 'any');
  expectConsole(/Failed to submit/, 'any');
  await context.route('**/forms/lead', (route) => route.abort());
  const email = uniqueEmail();
  await open(page, '/');
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect.poll(() => outbox(page)).toHaveLength(1);

  // Any page deletes records that were delivered long ago.
  await page.evaluate(() => {
    const records = JSON.parse(localStorage.getItem('demoEmails') ?? '[]') as unknown[];
    const old = {
      email: 'old@ridge-fiber.example',
      timestamp: '2024-01-01T00:00:00.000Z',
      source: 'hero_form_submit',
      completed: true,
    };
    localStorage.setItem('demoEmails', JSON.stringify([old, ...records]));
  });
  const secondTab = await context.newPage();
  await open(secondTab, '/about');
  await expect.poll(() => storedList(page, 'demoEmails')).toMatchObject([{ email }]);
  await secondTab.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(secondTab)).toHaveText(privacy.title);
  const list = secondTab.getByRole('table', { name: words.heading });
  await expect(list.getByRole('row', { name: /Home page form/ })).toContainText('Waiting');
  await expect(list).toContainText(email);

  await secondTab.getByRole('button', { name: words.clear }).click();
  await expect(secondTab.getByRole('dialog')).toContainText(words.dialog.single);
  await secondTab.getByRole('button', { name: words.dialog.confirm }).click();
  await expect(secondTab.getByRole('status').filter({ hasText: words.cleared })).toBeVisible();
  expect(await secondTab.evaluate(() => Object.keys(localStorage))).toEqual([]);

  // The tab that submitted does not restore the data.
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('privacy: without JavaScript the page explains that it cannot list the data', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await expect(page.getByText(words.unread)).toBeVisible();
    for (const { name } of privacy.stored.rows)
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});
