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

test('conversations: the list has counts, sorting, search and highlights', async ({ page }) => {
  await openConversations(page, '?sort=place');
  for (const name of ['All 5,624', 'Pending 4', 'Escalated 931', 'Resolved 4,693'])
    await expect(tab(page, name)).toBeVisible();
  await expect(badge(page)).toContainText('4');
  await expect(rows(page).first()).toContainText('Alder Falls, OR');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('pending');
  await expect(list(page).locator(posInSet(1))).toContainText(waiting.visitor);
  await expect(list(page).locator(posInSet(4))).toContainText('Pending');
  await expect(list(page).locator(posInSet(5))).not.toContainText('Pending');
  const row = rows(page).filter({ hasText: waiting.visitor }).first();
  for (const text of [
    'Escalated',
    'Missed visit, charged an install fee, wants a refund.',
    'When is my technician arriving?',
    'Mobile',
    'Nov 20, 10:33',
    'waits 5 h 26 min',
  ])
    await expect(row).toContainText(text);

  await search(page).fill('CANON tablet');
  await expect(rows(page).first()).toContainText('Cañon Springs, OR');
  await expect(list(page).locator('mark').first()).toHaveText('Cañon');
  await expect(rows(page).filter({ hasNotText: 'Tablet' })).toHaveCount(0);
});

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

test('conversations: arrow keys move through 50,000 rows, of which few are rendered', async ({
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

test('conversations: an open one stays visible when filters exclude it, and its link can be copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConversations(page, `${openWaiting}&status=resolved&q=router`);
  const thread = page.getByRole('region', { name: waiting.visitor });
  await expect(thread.getByRole('listitem')).toHaveCount(4);
  await expect(thread).toContainText('A refund over $50 needs a person');
  const facts = page.getByRole('complementary', { name: 'About the visitor' });
  for (const fact of ['Cedar Notch', 'United States', 'Mobile', 'Nov 20, 10:33', waiting.id])
    await expect(facts.getByRole('definition').filter({ hasText: fact })).toBeVisible();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/conversations${openWaiting}`);

  await expect(page.getByText('Your filters hide')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/conversations${openWaiting}`);
  const row = list(page).locator('li:has(a[aria-current])');
  await expect(row).toContainText(waiting.visitor);
  await expect(row).toBeInViewport();
  await expect(page.getByText('Your filters hide')).toHaveCount(0);
});

test('conversations: a response sent by keyboard survives a reload and can be undone', async ({
  page,
}) => {
  await openConversations(page, `${openWaiting}&status=pending`);
  await field(page).fill('The $99 is credited to your next bill.');
  await field(page).press('Control+Enter');
  await expect(page.getByText('Answered.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(tab(page, 'Pending 3')).toBeVisible();
  await expect(badge(page)).toContainText('3');

  await page.reload();
  await waitForHydration(page);
  const thread = page.getByRole('region', { name: waiting.visitor });
  await expect(thread.getByRole('listitem').last()).toContainText('The $99 is credited');
  await undo.click();
  await expect(field(page)).toHaveValue('The $99 is credited to your next bill.');
  await expect(field(page)).toBeFocused();
  await expect(badge(page)).toContainText('4');
});

test('conversations: a draft is saved automatically and on leaving', async ({ page }) => {
  await openConversations(page, `${openWaiting}&status=pending`);
  await field(page).fill('first words');
  await expect.poll(async () => (await storedAnswer(page))?.draft).toBe('first words');
  await field(page).fill('last words');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue('last words');
  await field(page).fill('words for later');
  await rows(page).nth(1).getByRole('link').click();
  const second = page.getByRole('textbox', { name: `Response to ${queue[1]!.visitor}` });
  await expect(second).toHaveValue('');
  expect((await storedAnswer(page))?.draft).toBe('words for later');
  await page.goBack();
  await expect(field(page)).toHaveValue('words for later');
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

test('conversations: j, k, r, /, ? and Escape work outside text fields until turned off', async ({
  page,
}) => {
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await openConversations(page, '?status=pending');
  await expect(rows(page)).toHaveCount(4);
  const [first, second] = [queue[0]!.visitor, queue[1]!.visitor];
  await expect(heading(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, first)).toBeVisible();
  await page.keyboard.press('r');
  const response = page.getByRole('textbox', { name: `Response to ${first}` });
  await expect(response).toBeFocused();
  await page.keyboard.type('jk/r?');
  await expect(response).toHaveValue('jk/r?');
  await page.keyboard.press('Escape');
  await expect(heading(page, first)).toBeFocused();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(rows(page).first().getByRole('link')).toBeFocused();

  await page.keyboard.press('?');
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  for (const key of ['j', '?', '/']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(search(page)).not.toBeFocused();
  await expect(help).toHaveCount(0);
});

test('conversations: keys typed before the shortcuts load go where r leads', async ({ page }) => {
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

test('conversations: the queue is answered by keyboard alone', async ({ page }) => {
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

test('conversations: the address follows j held down where a browser limits history calls', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let calls: number[] = [];
    for (const name of ['pushState', 'replaceState'] as const) {
      const call = history[name].bind(history);
      history[name] = (...args) => {
        calls = calls.filter((at) => at > performance.now() - 10_000);
        if (calls.length >= 100) throw new DOMException('Too many calls', 'SecurityError');
        calls.push(performance.now());
        call(...args);
      };
    }
  });
  await openConversations(page);
  for (let press = 0; press < 130; press += 1) await page.keyboard.down('j');
  await page.keyboard.up('j');
  const opened = list(page).locator('a[aria-current="page"]');
  const hrefOfRow = async () => new URL((await opened.getAttribute('href'))!, page.url()).href;
  await expect.poll(async () => (await hrefOfRow()) === page.url()).toBe(true);
  const href = page.url();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.goBack();
  await expect(page).toHaveURL(href);
  await page.reload();
  await expect(page).toHaveURL(href);
  await expect.poll(hrefOfRow).toBe(href);
});

test('conversations: arrow keys on the actions for selected rows change nothing before Enter', async ({
  page,
}) => {
  await openConversations(page, '?status=pending');
  await rows(page).first().getByRole('link').press('x');
  const snooze = page.getByRole('combobox', { name: 'Snooze the selected conversations' });
  await snooze.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Snoozed 1 until/ })).toBeVisible();
});
