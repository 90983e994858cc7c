import {
  badge,
  field,
  heading,
  list,
  openConversations,
  rows,
  search,
  tab,
  waiting,
} from '#e2e/support/product/conversations-page.ts';
import { expect, waitForHydration, test } from '#e2e/support/browser/fixtures.ts';

const posInSet = (position: number) => `[aria-posinset="${position}"]`;

test('conversations: a reload and Back restore the state of the URL', async ({ page }) => {
  await openConversations(page, '?status=lost&sort=&period=99y&q=%20&open=');
  await expect(tab(page, 'All 5,624')).toBeChecked();
  await tab(page, /^Escalated/).click();
  await expect(page).toHaveURL(/status=escalated/);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 Days');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Sort: oldest');
  await search(page).pressSequentially('notch');
  await expect(page).toHaveURL('/conversations?q=notch&status=escalated&sort=oldest&period=7d');
  await expect(rows(page).filter({ hasNot: page.locator('mark') })).toHaveCount(0);
  const found = await rows(page).allInnerTexts();
  expect(found.length).toBeGreaterThan(0);

  await page.reload();
  await waitForHydration(page);
  await expect(search(page)).toHaveValue('notch');
  await expect(tab(page, /^Escalated/)).toBeChecked();
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(found);

  // Typing adds no history entry; the sort order before it does.
  await page.goBack();
  await expect(page).toHaveURL('/conversations?status=escalated&period=7d');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('pending');
  await badge(page).click();
  await expect(tab(page, 'All 5,624')).toBeChecked();
});

test('§2.122 conversations: arrow keys move through 50,000 rows, of which few are rendered', async ({
  page,
}) => {
  await openConversations(page, '', { volume: 'large' });
  await expect(tab(page, 'All 50,000')).toBeVisible();
  const focused = page.locator('li:has(a:focus)');
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('End');
  await expect(focused).toHaveAttribute('aria-posinset', '50000');
  await expect(focused).toHaveAttribute('aria-setsize', '50000');
  await expect(focused).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(40);
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-posinset', '1');
  const visitor = await focused.locator('strong').innerText();
  await page.keyboard.press('Enter');
  await expect(heading(page, visitor)).toBeVisible();
  await expect(focused.getByRole('link')).toHaveAttribute('aria-current', /./);
  // The list's tab stops are one row and its checkbox, and the open thread follows them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await search(page).pressSequentially('router cedar');
  await expect(list(page).locator(posInSet(1))).toContainText('Cedar Notch, OR');
});

for (const late of ['WorkspaceKeys', 'OpenThread'])
  test(`§4.40 shortcuts: keys typed before ${late} loads go where r leads`, async ({ page }) => {
    let load = () => {};
    const isLate = new Promise<void>((done) => (load = done));
    await page.route(new RegExp(`${late}-`), async (route) => {
      await isLate;
      await route.continue();
    });
    await openConversations(page);
    await expect(rows(page).first()).toContainText(waiting.visitor);
    await page.keyboard.type('rj/');
    load();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/conversations');
  });
