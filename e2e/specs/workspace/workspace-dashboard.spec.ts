import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const group = (page: Page) => page.getByRole('group', { name: 'Time range' });
const rangeButton = (page: Page, name: string) =>
  group(page).getByRole('button', { name, exact: true });
const start = (page: Page) => group(page).getByLabel('Start date');
const end = (page: Page) => group(page).getByLabel('End date');
const label = (page: Page) => main(page).getByRole('status');
const metric = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Metric' }).getByRole('radio', { name });
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const compare = (page: Page) =>
  main(page).getByRole('button', { name: 'Compare: previous period' });
const form = (page: Page, name: 'Chart' | 'Table') =>
  page.getByRole('group', { name: 'View' }).getByRole('radio', { name });

test('dashboard: the dates of a custom range open in a popover that moves nothing', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const place = async () => (await region(page, 'Waiting now').boundingBox())!;
  const before = await place();
  await rangeButton(page, 'Custom').click();
  await expect(start(page)).toBeInViewport();
  expect(await place()).toEqual(before);
  await page.keyboard.press('Tab');
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeHidden();
});

test('dashboard: dates can be typed, and the figures update once both are complete', async ({
  page,
}) => {
  await open(page, '/dashboard?range=24h');
  await rangeButton(page, 'Custom').click();
  await start(page).focus();
  await page.keyboard.type('11012026');
  await expect(start(page)).toHaveValue('2026-11-01');
  await end(page).focus();
  await page.keyboard.type('1110202');
  await expect(end(page)).toHaveValue('0202-11-10');
  await expect(end(page)).toHaveAccessibleDescription(/^Enter an end date\./);
  await expect(metric(page, 'Total conversations')).toHaveAccessibleName(/ 229 /);
  await page.keyboard.type('6');
  await expect(label(page)).toHaveText('2026-11-01 to 2026-11-10');
  await expect(metric(page, 'Total conversations')).toHaveAccessibleName(/ 1,861 /);
  await expect(page).toHaveURL('/dashboard?range=custom&start=2026-11-01&end=2026-11-10');
  await start(page).fill('2031-01-01');
  await end(page).fill('2031-02-01');
  await expect(end(page)).toHaveAccessibleDescription(
    'Sample data covers Aug 23, 2026 to Nov 20, 2026. Other days are empty.',
  );
  await expect(metric(page, 'Total conversations 0')).toBeVisible();
  await page.getByRole('link', { name: 'Show the last 30 days' }).click();
  await expect(label(page)).toHaveText('Last 30 Days');
});

test('dashboard: a reload and Back restore the state of the URL, and changes keep focus and scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/dashboard?range=%7B%7D&metric=profit&view=pie&compare=7');
  await expect(page).toHaveURL('/dashboard');
  await rangeButton(page, '7d').click();
  await metric(page, 'Escalated').click();
  await metric(page, 'Escalated').hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  for (const button of [compare(page), form(page, 'Table')]) {
    await button.click();
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL('/dashboard?range=7d&metric=escalated&compare=off&view=table');
  expect(await page.evaluate(() => scrollY)).toBe(60);

  const table = region(page, 'Escalated per day, table').getByRole('table');
  const tableText = await table.innerText();
  await page.reload();
  await expect(table).toHaveText(tableText, { useInnerText: true });
  await page.goBack();
  await expect(form(page, 'Chart')).toBeChecked();
  await page.goBack();
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(metric(page, 'Total conversations')).toBeChecked();
  await page.goBack();
  await expect(label(page)).toHaveText('Last 30 Days');
  await page.goForward();
  await expect(label(page)).toHaveText('Last 7 Days');
});
