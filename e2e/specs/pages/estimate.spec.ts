import { estimate } from '#content/site/estimate.ts';
import { estimateForm } from '#content/site/estimate-form.ts';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const inputs = 'subscribers=50000&truckRolls=600&tickets=4000';

test('§2.41 estimator: the URL holds the inputs, across typing, Back and a shared link', async ({
  page,
}) => {
  await open(page, '/?utm_source=mail');
  const section = page.locator('#estimate');
  await expect(section).toContainText('120–240truck rolls avoided, of 600 a month');
  await page.getByRole('link', { name: estimate.open }).click();
  await expect(page).toHaveURL(`/?utm_source=mail&${inputs}#estimate`);
  const rolls = section.getByRole('textbox', { name: estimateForm.truckRolls });
  await expect(rolls).toHaveValue('600');
  await expect(section).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('textbox', { name: 'Subscribers' })).toBeFocused();
  await page.evaluate(() => scrollBy({ top: 40 }));
  const top = await section.evaluate((element) => element.getBoundingClientRect().top);
  await rolls.fill('1,000');
  await section.getByRole('textbox', { name: estimateForm.rollCost }).fill('300');
  const shared = `/?utm_source=mail&${inputs.replace('=600', '=1000')}&rollCost=300#estimate`;
  await expect(page).toHaveURL(shared);
  await expect(section.getByRole('listitem').first()).toContainText('200–400truck rolls');
  await expect(section).toContainText('$60,000–120,000');
  // Typing does not scroll the page to the hash.
  expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=mail');
  await expect(page.getByRole('link', { name: estimate.open })).toBeVisible();
  await open(page, shared);
  await expect(section).toContainText('$60,000–120,000');
});

test('§2.44 estimator: the page of an industry starts from its claims and prints the estimate alone', async ({
  page,
}) => {
  await open(page, '/customers/fiber-isps?subscribers=9000');
  const section = page.locator('#estimate');
  await expect(section).toContainText('18–36truck rolls');
  await expect(section).toContainText('60% of Tier 1 tickets automated');
  const rolls = section.getByRole('textbox', { name: estimateForm.truckRolls });
  await rolls.fill('many');
  await expect(rolls).toHaveAccessibleDescription(
    /from 0 to 1,000,000\. The range still uses 90\./,
  );
  await expectNoAxeViolations(page, '#estimate');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await section.getByRole('button', { name: estimateForm.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(section).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
