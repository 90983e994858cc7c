import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, test } from '#e2e/support/browser/fixtures.ts';
import { uniqueEmail } from '#e2e/support/product/forms.ts';
import { inbox } from '#e2e/support/product/records.ts';

test('§15.45 inbox: an owner downloads and deletes a submission', async ({ page, request }) => {
  const email = uniqueEmail();
  const timestamp = '2026-11-26T04:00:00.000Z';
  for (const name of ['lead', 'lead', 'demo']) {
    const data = { email, timestamp, firstName: 'Ada', lastName: 'Okafor', industry: 'Other' };
    await request.post(`/forms/${name}`, { data: { ...data, employeeCount: '11-50' } });
  }
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/forms/inbox');
  const records = page.getByRole('listitem').filter({ hasText: email });
  await expect(records).toHaveCount(2);
  await expect(records.nth(1)).toContainText('sent 2 times');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('submissions.csv');

  await records.nth(1).getByText(`Delete the submission from ${email}`).click();
  await expectNoAxeViolations(page);
  await records.nth(1).getByRole('button', { name: 'Delete this submission' }).click();
  await expect(records).toHaveCount(1);
  expect(await inbox(request, email)).toMatchObject([{ form: 'demo' }]);
});
