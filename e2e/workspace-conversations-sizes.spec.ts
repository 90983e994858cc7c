import type { Locator, Page } from 'playwright/test';
import {
  expectNoSidewaysScroll,
  field,
  heading,
  list,
  openConversations,
  rows,
  search,
  send,
  tab,
  waiting,
} from './conversations-page';
import { expectNoFindingsAtBothSizes } from './findings';
import { expect, test } from './fixtures';

const openLeeds = `?open=${waiting.id}`;
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const small = { width: 375, height: 740 };

test('§3 conversations: a workspace without any says what will be here', async ({ page }) => {
  await openConversations(page, openLeeds, { volume: 'none' });
  await expect(page.getByText('No conversations yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up the chatbot' })).toHaveAttribute(
    'href',
    '/chatbot-setup',
  );
  await expect(search(page)).toHaveCount(0);
});

test('§3 conversations: the very first one is a list of one', async ({ page }) => {
  await openConversations(page, '', { volume: 'first' });
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 conversation' })).toBeVisible();
  await tab(page, 'Pending 0').click();
  await expect(page.getByText('No conversation waits for a person.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('§3 conversations: 50,000 are listed, searched and walked through; few are drawn', async ({
  page,
}) => {
  await openConversations(page);
  await page.getByLabel('Sample size').selectOption('large');
  await expect(tab(page, 'All 50,000')).toBeVisible();
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('End');
  await expect(page.locator('li:has(a:focus)')).toHaveAttribute('aria-posinset', '50000');
  await expect(page.locator('li:has(a:focus)')).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(40);
  await search(page).pressSequentially('router leeds');
  await expect(list(page).locator('[aria-posinset="1"]')).toContainText('Leeds, GB');
  await expect(tab(page, 'All 50,000')).toHaveCount(0);
});

test('§3 conversations: the keys j, k, r, / and Escape do what the help says', async ({ page }) => {
  await openConversations(page, '?status=pending');
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('j');
  await expect(heading(page, 'Chattanooga, US')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, 'Boise, US')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, 'Chattanooga, US')).toBeVisible();
  await page.keyboard.press('r');
  const response = page.getByRole('textbox', { name: 'Response to Chattanooga, US' });
  await expect(response).toBeFocused();
  await page.keyboard.type('jk/r?');
  await expect(response).toHaveValue('jk/r?');
  await response.blur();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await search(page).blur();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
});

test('§3 conversations: single keys can be switched off, and stay off after a reload', async ({
  page,
}) => {
  await openConversations(page, '?status=pending');
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  await help(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
  for (const key of ['j', '?', '/']) await page.keyboard.press(key);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  for (const key of ['j', '?', '/']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(search(page)).not.toBeFocused();

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
  await help(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading(page, 'Chattanooga, US')).toBeVisible();
});

test('§3 conversations: other tabs follow the switch of single keys, and a reset puts it back', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const other = await context.newPage();
  for (const one of [page, other]) await openConversations(one, '?status=pending');
  const openHelp = (one: Page) => one.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const keys = (one: Page) => help(one).getByRole('checkbox', { name: 'Single-key shortcuts' });
  for (const one of [page, other]) await openHelp(one);
  await keys(page).uncheck();
  await expect(keys(other)).not.toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['workspace']);
  await help(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await openHelp(page);
  for (const one of [page, other]) await expect(keys(one)).toBeChecked();
});

test('§2 conversations, 375 px: the list, then the thread with a way back to its row', async ({
  page,
}) => {
  await page.setViewportSize(small);
  await openConversations(page, '?status=pending');
  await expect(heading(page)).toHaveCount(0);
  const row = rows(page).filter({ hasText: waiting.visitor }).getByRole('link');
  await row.click();
  await expect(heading(page)).toBeFocused();
  await expect(list(page)).toBeHidden();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  const fact = page.getByRole('definition').filter({ hasText: 'United Kingdom' });
  await expect(fact).toBeHidden();
  await page.getByText('Visitor and summary').click();
  await expect(fact).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toBeVisible();
});

test('§15 art direction: nothing is cut off or scrolls sideways from 320 to 1440 px', async ({
  page,
}) => {
  const expectNoneAt = async (seen: Locator) => {
    for (const width of [1440, 1280, 1024, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(seen).toBeVisible();
      await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
    }
  };
  await openConversations(page);
  await expectNoneAt(rows(page).first());
  await openConversations(page, `${openLeeds}&status=pending`);
  await field(page).fill(`${'w'.repeat(300)} <b>`);
  await expectNoneAt(field(page));
  await send(page).click();
  await expectNoneAt(page.getByText('Answered.'));
});

test('§3 conversations: the search stands beside the heading, and below it where there is no room', async ({
  page,
}) => {
  await openConversations(page);
  const box = async (part: Locator) => (await part.boundingBox())!;
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = page.getByRole('heading', { level: 1 });
  const [beside, title] = [await box(search(page)), await box(name)];
  expect(beside.y).toBeLessThan(title.y + title.height);
  await page.setViewportSize({ width: 768, height: 1024 });
  const [below, narrow] = [await box(search(page)), await box(name)];
  expect(below.y).toBeGreaterThanOrEqual(narrow.y + narrow.height);
  expect(below.x).toBe(narrow.x);
});

test('§15 art direction: with text twice as large there is one pane, and all of it is reached', async ({
  page,
}) => {
  await openConversations(page, openLeeds);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  await expect(list(page)).toBeHidden();
  await send(page).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('§15 art direction: targets are 36 px high, 44 on touch screens', async ({ browser }) => {
  for (const [hasTouch, least] of [
    [false, 36],
    [true, 44],
  ] as const) {
    const context = await browser.newContext({ hasTouch, isMobile: hasTouch, viewport: small });
    const page = await context.newPage();
    for (const address of ['', openLeeds]) {
      await openConversations(page, address);
      const targets = page.getByRole('main').locator('a, button, input, select, summary');
      const heights = await targets.evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('[role="group"]'))
          .map((one) => `${Math.round(one.getBoundingClientRect().height)} ${one.textContent}`),
      );
      expect(heights.length).toBeGreaterThan(3);
      expect(heights.filter((text) => Number.parseInt(text, 10) < least)).toEqual([]);
    }
    await context.close();
  }
});

test.describe('accessibility of the conversations', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the list, its help, and a search without results', async ({
    page,
  }) => {
    await openConversations(page, '?q=router');
    await expectNoFindingsAtBothSizes(page, list(page).locator('mark').first());
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expectNoFindingsAtBothSizes(page, help(page));
    await page.keyboard.press('Escape');
    await search(page).fill('zzz');
    await expectNoFindingsAtBothSizes(page, page.getByRole('button', { name: 'Clear search' }));
  });

  test('axe finds nothing in a conversation that is refused, sent, or does not exist', async ({
    page,
  }) => {
    await openConversations(page, `${openLeeds}&status=pending`);
    await send(page).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindingsAtBothSizes(page, field(page));
    await field(page).fill('Credited.');
    await send(page).click();
    await expectNoFindingsAtBothSizes(page, page.getByText('Your filters keep'));
    await openConversations(page, '?open=nothing');
    await expectNoFindingsAtBothSizes(page, page.getByRole('heading', { level: 1 }));
  });

  test('axe finds nothing where there is nothing', async ({ page }) => {
    await openConversations(page, '', { volume: 'none' });
    await expectNoFindingsAtBothSizes(page, page.getByText('No conversations yet.'));
  });
});
