import { savedReplies } from '#content/workspace/saved-replies.ts';
import {
  badge,
  field,
  heading,
  storedAnswer,
  list,
  openConversations,
  queue,
  rows,
  search,
  send,
  tab,
  waiting,
} from '#e2e/support/product/conversations-page.ts';
import { expect, waitForHydration, test } from '#e2e/support/browser/fixtures.ts';

const posInSet = (position: number) => `[aria-posinset="${position}"]`;
const missedVisit = savedReplies.find(({ title }) => title.includes('missed'))!;
const openWaiting = `?open=${waiting.id}`;

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

test('conversations: long words, right-to-left text and markup are shown verbatim', async ({
  page,
}) => {
  await openConversations(page, openWaiting);
  for (const text of [
    `Donaudampfschiff${'fahrt'.repeat(120)} ${'credited to your bill. '.repeat(60)}`,
    'הזיכוי על סך 99 דולר יופיע בחשבון הבא שלך.',
    '<img src=x onerror="alert(1)"><b>$99</b> & </p>{{7*7}}',
  ]) {
    await field(page).fill(text);
    await send(page).click();
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
    await expect(message.locator('p')).toHaveText(text.trim());
    const direction = text.startsWith('ה') ? 'rtl' : 'ltr';
    await expect(message.locator('p')).toHaveCSS('direction', direction);
    await expect(page.locator('main img')).toHaveCount(0);
    const width = await message.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Undo' }).click();
  }
});

test('§4.40 shortcuts: keys typed before they load go where r leads', async ({ page }) => {
  let loadKeys = () => {};
  const keysAreLate = new Promise<void>((done) => (loadKeys = done));
  await page.route(/WorkspaceKeys-/, async (route) => {
    await keysAreLate;
    await route.continue();
  });
  await openConversations(page);
  await expect(field(page)).toBeVisible();
  await page.keyboard.type('rj/');
  loadKeys();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/conversations');
});

test('§2.109 conversations: the queue is answered by keyboard alone', async ({ page }) => {
  const [first, second] = [queue[0]!, queue[1]!];
  const draftOf = async (id: string) => (await storedAnswer(page, id))?.draft;
  const response = (visitor: string) =>
    page.getByRole('textbox', { name: `Response to ${visitor}` });
  let loadThread = () => {};
  const threadIsLate = new Promise<void>((done) => (loadThread = done));
  await page.route(/OpenThread-/, async (route) => {
    await threadIsLate;
    await route.continue();
  });
  await openConversations(page);
  await expect(rows(page).first()).toContainText(first.visitor);

  // Answer the longest wait and open the next: three steps. Keys typed too early change nothing.
  await page.keyboard.press('r');
  await page.keyboard.type('j/');
  loadThread();
  await expect(response(first.visitor)).toBeFocused();
  await expect(page).toHaveURL('/conversations');
  await page.keyboard.press('/');
  const replies = page.getByRole('dialog', { name: 'Saved replies' });
  await expect(replies.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('missed');
  await page.keyboard.press('Enter');
  await expect(replies).toHaveCount(0);
  await expect(response(first.visitor)).toHaveValue(missedVisit.text);
  await expect(response(first.visitor)).toBeFocused();
  await page.keyboard.press('Control+Shift+Enter');
  await expect(response(second.visitor)).toBeFocused();
  expect((await storedAnswer(page, first.id))?.response?.text).toBe(missedVisit.text);
  await expect(badge(page)).toContainText('3');

  // Leave a draft; no key after Escape lands in it.
  await page.keyboard.type('We');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect.poll(() => draftOf(second.id)).toBe('We');

  // Find a conversation by words and answer it.
  await page.keyboard.press('/');
  await page.keyboard.type(second.visitor.split(',')[0]!);
  await expect(rows(page).first()).toContainText(second.visitor);
  await expect(rows(page).first()).toContainText('Draft');
  await page.keyboard.press('Enter');
  await expect(heading(page, second.visitor)).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' moved the line.');
  await page.keyboard.press('Control+Enter');

  // Undo the send.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(rows(page).first()).toContainText('Answered');
  await page.keyboard.press('Enter');
  await expect(response(second.visitor)).toBeFocused();
  await expect(response(second.visitor)).toHaveValue('We moved the line.');
  await expect(badge(page)).toContainText('3');
});

test('§13.25 conversations: arrow keys on the actions for selected rows change nothing before Enter', async ({
  page,
}) => {
  await openConversations(page, '?status=pending');
  const row = rows(page).first().getByRole('link');
  await row.press('x');
  const bar = page.getByRole('region', { name: 'Selected conversations' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Snoozed 1 until/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Undo' })).toBeFocused();
});
