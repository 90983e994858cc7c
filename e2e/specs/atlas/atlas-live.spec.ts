import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Machines of this page' });

/** Whether all of a control is seen above the panel. */
async function isClear(page: Page, control: Locator) {
  const [field, over] = [await control.boundingBox(), await panelOf(page).boundingBox()];
  return (field?.y ?? 0) + (field?.height ?? 0) <= (over?.y ?? 0);
}

test('atlas: a click in a page is shown as a transition of its machine, only where that is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.getByRole('tab', { name: 'Workforce' }).click();
  expect(asked.filter((path) => /inspect|atlas|drawing/.test(path))).toEqual([]);
  expect(await page.evaluate(() => typeof globalThis.machineInspector)).toBe('undefined');
  await expect(panelOf(page)).toHaveCount(0);

  await open(page, '/?inspect');
  const panel = panelOf(page);
  await expect(panel.getByText('Solutions tab: operations', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Workforce' }).click();
  await expect(panel.getByText('Solutions tab: workforce', { exact: true })).toBeVisible();
  const events = panel.getByRole('region', { name: 'Last events' });
  await expect(events.getByRole('listitem').filter({ hasText: 'tab.selected' })).toContainText(
    'operations → workforce: The visitor picks the other tab.',
  );
  await panel.getByText('Solutions tab: workforce', { exact: true }).click();
  await expect(panel.locator('.state.active.atomic .name').filter({ visible: true })).toHaveText(
    'workforce',
  );
});

test('atlas: the panel of a page grows, is closed by a key, and hides nothing that has the focus', async ({
  page,
}) => {
  // The clock is stopped: no piece of the form falls, and is told, before the field is in place.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await open(page, '/book-demo?inspect');
  const panel = panelOf(page);
  const field = page.getByRole('textbox', { name: 'Website' });
  await field.focus();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect.poll(() => isClear(page, field)).toBe(true);
  const before = await panel.boundingBox();
  await page.clock.runFor(6_000);
  await expect
    .poll(async () => (await panel.boundingBox())?.height)
    .toBeGreaterThan(before?.height ?? 0);
  await expect(field).toBeFocused();
  await expect.poll(() => isClear(page, field)).toBe(true);

  await page.clock.resume();
  const submit = page.getByRole('button', { name: 'Request my demo' });
  await page.getByRole('combobox', { name: 'Industry' }).focus();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await expect.poll(() => isClear(page, submit)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  expect(violations).toEqual([]);
  await panel.getByText(/^Machines of this page \(\d+\)$/).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Last events' })).toBeHidden();
});
