import {
  badge,
  field,
  heading,
  keptAnswer,
  list,
  openConversations,
  rows,
  search,
  send,
  tab,
  waiting,
} from './conversations-page';
import { expect, hydrated, test } from './fixtures';

const posInSet = (position: number) => `[aria-posinset="${position}"]`;
const openLeeds = `?open=${waiting.id}`;

test('§3 list row: visitor, status, summary, message, date and time, device and time since', async ({
  page,
}) => {
  await openConversations(page, '?status=escalated');
  const row = rows(page).filter({ hasText: waiting.visitor }).first();
  await expect(row).toContainText('Escalated');
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();
  await expect(row).toContainText('Missed visit, charged an install fee, asks for a refund.');
  await expect(row).toContainText('When is my technician arriving?');
  await expect(row).toContainText('Nov 20, 10:16 · Mobile');
  await expect(row).toContainText('5 h ago');
});

test('§9 sample values: 5,624 conversations in 30 days, 4 of them pending as in the sidebar', async ({
  page,
}) => {
  await openConversations(page);
  await expect(tab(page, 'All 5,624')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'Pending 4')).toBeVisible();
  await expect(tab(page, 'Escalated 920')).toBeVisible();
  await expect(tab(page, 'Resolved 4,704')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '5,624 conversations' })).toBeVisible();
  await expect(badge(page)).toContainText('4');
});

test('§2 conversations: tab, order, period and words stand in the address and come back', async ({
  page,
}) => {
  await openConversations(page);
  await expect(rows(page).first()).toBeVisible();
  await tab(page, /^Escalated/).click();
  await expect(page).toHaveURL('/conversations?status=escalated');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 Days');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Sort: oldest');
  await search(page).pressSequentially('leeds');
  await expect(page).toHaveURL('/conversations?q=leeds&status=escalated&sort=oldest&period=7d');
  const found = await rows(page).allInnerTexts();
  expect(found.length).toBeGreaterThan(0);

  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue('leeds');
  await expect(tab(page, /^Escalated/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('7d');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('oldest');
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(found);

  // Typing is no step of the history; the order before it is.
  await page.goBack();
  await expect(page).toHaveURL('/conversations?status=escalated&period=7d');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest');
});

test('§2 conversations: an address that means nothing opens the usual list', async ({ page }) => {
  await openConversations(page, '?status=lost&sort=&period=99y&q=%20&open=');
  await expect(tab(page, 'All 5,624')).toHaveAttribute('aria-pressed', 'true');
  await expect(search(page)).toHaveValue('');
});

test('§2 conversations: the sidebar’s link leads back to the whole list', async ({ page }) => {
  await openConversations(page, '?q=leeds&status=resolved');
  await expect(search(page)).toHaveValue('leeds');
  await badge(page).click();
  await expect(tab(page, 'All 5,624')).toHaveAttribute('aria-pressed', 'true');
  await expect(search(page)).toHaveValue('');
});

test('§3 conversations: a search ignores capitals and accents, counts per tab and marks', async ({
  page,
}) => {
  await openConversations(page);
  await search(page).fill('MALAGA tablet');
  await expect(rows(page).first()).toContainText('Málaga, ES');
  await expect(list(page).locator('mark').first()).toHaveText('Málaga');
  await expect(rows(page).filter({ hasNotText: 'Tablet' })).toHaveCount(0);
  const all = Number(/\d+/.exec(await tab(page, /^All/).innerText())?.[0]);
  await expect(list(page).locator(posInSet(1))).toHaveAttribute('aria-setsize', String(all));

  await search(page).fill(waiting.id);
  await expect(rows(page)).toHaveCount(1);
  await search(page).fill('<img src=x>');
  await expect(page.getByText('No conversation in this period matches your search.')).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(tab(page, 'All 5,624')).toBeVisible();
  await expect(page).toHaveURL('/conversations');
});

test('§3 conversations: places can be sorted, and those that wait come first', async ({ page }) => {
  await openConversations(page, '?sort=place');
  await expect(rows(page).first()).toContainText('Austin, US');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('pending');
  for (const position of [1, 2, 3, 4]) {
    await expect(list(page).locator(posInSet(position))).toContainText('Pending');
  }
  await expect(list(page).locator(posInSet(5))).not.toContainText('Pending');
});

test('§3 conversations: arrow keys walk through all of the list, Enter opens', async ({ page }) => {
  await openConversations(page);
  const focused = page.locator('li:has(a:focus)');
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('End');
  await expect(focused).toHaveAttribute('aria-posinset', '5624');
  await expect(focused).toHaveAttribute('aria-setsize', '5624');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-posinset', '1');
  const visitor = await focused.locator('strong').innerText();
  await page.keyboard.press('Enter');
  await expect(heading(page, visitor)).toBeVisible();
  await expect(focused.getByRole('link')).toHaveAttribute('aria-current', /./);
  // The list is one stop of the Tab key; what was opened comes next.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
});

test('§3 escalated row: the thread, the chatbot’s response and who the visitor is', async ({
  page,
}) => {
  await openConversations(page, openLeeds);
  await expect(heading(page)).toBeVisible();
  const thread = page.getByRole('region', { name: waiting.visitor });
  await expect(thread.getByRole('listitem')).toHaveCount(4);
  await expect(thread).toContainText('A refund above $50 needs a person');
  await expect(thread.getByText('Pending', { exact: true })).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'About the visitor' });
  for (const fact of ['Leeds', 'United Kingdom', 'Mobile', 'Nov 20, 10:16', waiting.id]) {
    await expect(facts.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }
  await expect(facts).toContainText('Missed visit, charged an install fee, asks for a refund.');
});

test('§3 conversations: times are in the time zone of the profile', async ({ page }) => {
  const { sampleWorkspace } = await import('../content/sample/workspace');
  const profile = { ...sampleWorkspace.profile, timeZone: 'Europe/London' as const };
  await openConversations(page, `${openLeeds}&status=escalated`, { profile });
  await expect(rows(page).filter({ hasText: 'Nov 20, 18:16 · Mobile' })).toHaveCount(1);
  await expect(page.getByRole('definition').filter({ hasText: 'Nov 20, 18:16' })).toBeVisible();
});

test('§3 conversations: an open one that the filters hide is shown, and that is said', async ({
  page,
}) => {
  await openConversations(page, `${openLeeds}&status=resolved&q=router`);
  await expect(heading(page)).toBeVisible();
  await expect(
    page.getByText('Your filters keep this conversation out of the list.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/conversations${openLeeds}`);
  const row = list(page).locator('li:has(a[aria-current])');
  await expect(row).toContainText(waiting.visitor);
  await expect(row).toBeInViewport();
  await expect(page.getByText('Your filters keep')).toHaveCount(0);
});

test('§3 conversations: an id that this sample has not is told', async ({ page }) => {
  await openConversations(page, '?open=20261120-9999');
  await expect(page.getByText('There is no conversation 20261120-9999')).toBeVisible();
});

test('§3 conversations: the link to one is copied, without the filters around it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConversations(page, `${openLeeds}&status=escalated`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/conversations${openLeeds}`);
});

test('§3 conversations: a browser without a clipboard says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await openConversations(page, openLeeds);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('This browser gives no clipboard')).toBeVisible();
});

test('§3 escalated row: Pending until a response is sent, then Answered, until it is undone', async ({
  page,
}) => {
  await openConversations(page, `${openLeeds}&status=pending`);
  await field(page).fill('The $99 is credited to your next bill.');
  await send(page).click();
  await expect(page.getByText('Answered.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  const thread = page.getByRole('region', { name: waiting.visitor });
  await expect(thread.getByRole('listitem').last()).toContainText('The $99 is credited');
  await expect(thread.getByText('Answered', { exact: true })).toBeVisible();
  await expect(tab(page, 'Pending 3')).toBeVisible();
  await expect(badge(page)).toContainText('3');
  await expect(page.getByText('Your filters keep')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(thread.getByRole('listitem').last()).toContainText('The $99 is credited');
  await undo.click();
  await expect(field(page)).toHaveValue('The $99 is credited to your next bill.');
  await expect(field(page)).toBeFocused();
  await expect(badge(page)).toContainText('4');
  await expect(thread.getByText('Pending', { exact: true })).toBeVisible();
});

test('§3 escalated row: Ctrl and Enter send', async ({ page }) => {
  await openConversations(page, openLeeds);
  await field(page).fill('Credited.');
  await field(page).press('Control+Enter');
  await expect(page.getByText('Answered.')).toBeVisible();
});

test('§3 escalated row: an empty response is not sent, and why is said in words', async ({
  page,
}) => {
  await openConversations(page, openLeeds);
  await field(page).fill('   ');
  await send(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Write a response before you send it.');
  await field(page).fill('Credited.');
  await expect(field(page)).toHaveAccessibleDescription('');
});

test('§3 escalated row: 4,000 characters are sent, one more is told', async ({ page }) => {
  await openConversations(page, openLeeds);
  await field(page).fill('x'.repeat(4001));
  await expect(field(page)).toHaveAccessibleDescription(
    'Shorten the response to 4,000 characters: it has 4,001.',
  );
  await send(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('x'.repeat(4000));
  await expect(page.getByText('4,000 of 4,000 characters')).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Answered.')).toBeVisible();
});

test('§3 escalated row: a draft is kept by itself, by Save draft, and by leaving', async ({
  page,
}) => {
  await openConversations(page, `${openLeeds}&status=pending`);
  await field(page).fill('first words');
  await expect.poll(async () => (await keptAnswer(page))?.draft).toBe('first words');
  await field(page).fill('saved words');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toHaveCount(1);
  expect((await keptAnswer(page))?.draft).toBe('saved words');

  await field(page).fill('last words');
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('last words');
  await field(page).fill('words for Leeds');
  await rows(page).filter({ hasText: 'Duluth, US' }).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Response to Duluth, US' })).toHaveValue('');
  expect((await keptAnswer(page))?.draft).toBe('words for Leeds');
  await page.goBack();
  await expect(field(page)).toHaveValue('words for Leeds');
});

const texts = {
  'of 2,000 characters': `Donaudampfschiff${'fahrt'.repeat(120)} ${'credited to your bill. '.repeat(60)}`,
  'from right to left': 'הזיכוי על סך 99 דולר יופיע בחשבון הבא שלך.',
  'that looks like markup': '<img src=x onerror="alert(1)"><b>$99</b> & </p>{{7*7}}',
};

for (const [kind, text] of Object.entries(texts)) {
  test(`§3 escalated row: a response ${kind} is shown as it was written`, async ({ page }) => {
    await openConversations(page, openLeeds);
    await field(page).fill(text);
    await send(page).click();
    const said = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
    await expect(said.locator('p')).toHaveText(text.trim());
    await expect(said.locator('p')).toHaveCSS(
      'direction',
      kind === 'from right to left' ? 'rtl' : 'ltr',
    );
    await expect(page.locator('main img')).toHaveCount(0);
    const width = await said.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
}

test('§3 escalated row: two tabs follow each other, in the draft and in the answer', async ({
  page,
  context,
}) => {
  await openConversations(page, `${openLeeds}&status=pending`);
  const other = await context.newPage();
  await openConversations(other, `${openLeeds}&status=pending`);
  await field(page).fill('written here');
  await expect(field(other)).toHaveValue('written here');
  await send(other).click();
  await expect(page.getByText('Answered.')).toBeVisible();
  await expect(badge(page)).toContainText('3');
  await expect(tab(page, 'Pending 3')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(other)).toHaveValue('written here');
  await expect(badge(other)).toContainText('4');
});

test('contracts §4: where storage is denied a response is still sent for this visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = () => null;
  });
  await page.goto(`/conversations${openLeeds}`);
  await hydrated(page);
  await field(page).fill('Credited.');
  await send(page).click();
  await expect(page.getByText('Answered.')).toBeVisible();
  await expect(badge(page)).toContainText('3');
});

test('§2 conversations: a reset of the sample takes the answers back', async ({ page }) => {
  await openConversations(page, openLeeds);
  await field(page).fill('Credited.');
  await send(page).click();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(field(page)).toHaveValue('');
});
