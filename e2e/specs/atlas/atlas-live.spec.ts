import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Machines of this page' });

/** Returns true if the panel covers no part of a control. */
async function isClear(page: Page, control: Locator) {
  const [field, panel] = [await control.boundingBox(), await panelOf(page).boundingBox()];
  return (field?.y ?? 0) + (field?.height ?? 0) <= (panel?.y ?? 0);
}

test('§17.58 atlas: with ?inspect, and only then, a click in a page appears as a transition of its machine', async ({
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
  const row = panel.getByText('Solutions tab: workforce', { exact: true });
  await expect(row).toBeVisible();
  const events = panel.getByRole('region', { name: 'Last events' });
  const selected = events.getByRole('listitem').filter({ hasText: 'tab.selected' });
  await expect(selected).toContainText('operations → workforce: Visitor selects the other tab.');
  // No arrow head is cut.
  const sequence = panel.getByRole('group', { name: 'Sequence diagram' });
  const hidden = sequence.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden).toBeLessThanOrEqual(0);
  await row.click();
  await expect(panel.getByRole('link', { name: 'Replay this in the atlas' })).toHaveAttribute(
    'href',
    /^\/machines\/solutions-tab\?run=1~tab\.selected/,
  );

  // A pause keeps the shown states; the page continues.
  await panel.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('tab', { name: 'Operations' }).click();
  await expect(page.getByRole('tab', { name: 'Operations' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(selected).toHaveCount(1);
  await expect(row).toBeVisible();
  await panel.getByRole('button', { name: 'Resume' }).click();
  await expect(selected).toHaveCount(2);
  await expect(panel.getByText('Solutions tab: operations', { exact: true })).toBeVisible();
});

test('§17.58 atlas: the inspector panel never covers the focused field, and Enter closes it', async ({
  page,
}) => {
  await open(page, '/book-demo?inspect');
  const panel = panelOf(page);
  const field = page.getByRole('textbox', { name: 'Website' });
  await field.focus();
  await expect(
    panel.getByText('Preload: the router prepares a page; the visitor has not opened it.').first(),
  ).toBeVisible();
  const events = panel.getByRole('region', { name: 'Last events' });
  await expect(events).not.toContainText('Visitor arrives from a submission');
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect.poll(() => isClear(page, field)).toBe(true);
  // The panel opens while the field keeps the focus.
  const details = panel.locator('> details');
  const setOpen = (isOpen: boolean) =>
    details.evaluate((element, to) => void ((element as HTMLDetailsElement).open = to), isOpen);
  await setOpen(false);
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await setOpen(true);
  await expect(field).toBeFocused();
  await expect.poll(() => isClear(page, field)).toBe(true);

  const submit = page.getByRole('button', { name: 'Request my demo' });
  await page.getByRole('combobox', { name: 'Industry' }).focus();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await expect.poll(() => isClear(page, submit)).toBe(true);
  // Of the page, only dialogs and menus may cover the top layer.
  expect(await panel.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  expect(violations).toEqual([]);
  await panel.getByText(/^Machines of this page \(\d+\)$/).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Last events' })).toBeHidden();
});
