import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Machines of this page' });

/** Returns true if the panel covers no part of a control. */
async function isClear(page: Page, control: Locator) {
  const [field, panel] = [await control.boundingBox(), await panelOf(page).boundingBox()];
  return (field?.y ?? 0) + (field?.height ?? 0) <= (panel?.y ?? 0);
}

test('atlas: with ?inspect, and only then, a click in a page appears as a transition of its machine', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.getByRole('tab', { name: 'Workforce' }).click();
  expect(requested.filter((path) => /inspect|atlas|drawing/.test(path))).toEqual([]);
  expect(await page.evaluate(() => typeof globalThis.machineInspector)).toBe('undefined');
  await expect(panelOf(page)).toHaveCount(0);

  await open(page, '/?inspect');
  const panel = panelOf(page);
  await expect(panel.getByText('Solutions tab: operations', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Workforce' }).click();
  await expect(panel.getByText('Solutions tab: workforce', { exact: true })).toBeVisible();
  const events = panel.getByRole('region', { name: 'Last events' });
  await expect(events.getByRole('listitem').filter({ hasText: 'tab.selected' })).toContainText(
    'operations → workforce: Visitor selects the other tab.',
  );
  await panel.getByText('Solutions tab: workforce', { exact: true }).click();
  await expect(panel.locator('.state.active.atomic .name').filter({ visible: true })).toHaveText(
    'workforce',
  );
});

test('atlas: the growing inspector panel never covers the focused field, and Enter closes it', async ({
  page,
}) => {
  // With the clock paused, confetti sends no events before the field is in place.
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
