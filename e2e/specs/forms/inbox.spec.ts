import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, test } from '#e2e/support/browser/fixtures.ts';
import { heading, uniqueEmail } from '#e2e/support/product/forms.ts';
import { inbox } from '#e2e/support/product/records.ts';

test('inbox: an owner finds, downloads, and deletes a submission', async ({ page, request }) => {
  const email = uniqueEmail();
  const timestamp = '2026-11-26T04:00:00.000Z';
  for (const name of ['lead', 'lead', 'demo']) {
    const data = { email, timestamp, firstName: 'Ada', lastName: 'Okafor', industry: 'Other' };
    await request.post(`/forms/${name}`, { data: { ...data, employeeCount: '11-50' } });
  }
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/forms/inbox');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  const records = page.getByRole('listitem');
  await expect(records).toHaveCount(2);
  await expect(records.nth(1)).toContainText('sent 2 times');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectNoAxeViolations(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('submissions.csv');

  await records
    .nth(1)
    .getByRole('link', { name: `Delete the submission from ${email}` })
    .click();
  await expect(heading(page)).toHaveText('Delete this submission?');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Delete 1 submission' }).click();
  await expect(page.getByRole('status')).toHaveText('Deleted 1 submission.');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === email);
  await expect(records).toHaveCount(1);
  expect(await inbox(request, email)).toMatchObject([{ form: 'demo' }]);
});
