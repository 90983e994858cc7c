import type { Page } from 'playwright/test';
import { paletteWords, pressCommands } from '#content/workspace/palette.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { ConversationSearch } from '#src/features/workspace/conversations/conversation-search.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { saveData } from '#e2e/support/browser/first-visit.ts';
import { field, openConversations, waiting } from '#e2e/support/product/conversations-page.ts';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: paletteLabel });
const search = (page: Page) => palette(page).getByRole('combobox', { name: paletteLabel });
const option = (page: Page, name?: string | RegExp) =>
  palette(page).getByRole('option', name === undefined ? {} : { name });
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Opens the palette, types a query and presses Enter. */
async function run(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await expect(search(page)).toHaveValue(query);
  await expect(option(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
}

test('§2.126 palette: the keyboard finds conversations from any field', async ({ page }) => {
  const book = sampleBook('typical');
  const query = 'quarry router';
  const found = new ConversationSearch(book.between(book.span.from, sampleNow)).find(query);
  await openConversations(page, `?open=${waiting.id}`);
  await field(page).fill('Dra');
  // With Caps Lock, the letter is a capital one.
  await page.keyboard.press('Control+K');
  await expect(search(page)).toBeFocused();
  await expect(option(page).first()).toHaveAccessibleName(/^Reply/);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('gh?');
  await expect(field(page)).toHaveValue('Dragh?');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await expect(option(page)).toHaveCount(9);
  await expect(option(page).first()).toHaveAttribute('aria-selected', 'true');
  // In Safari, the Enter that ends an input method's composition has this code.
  await search(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(option(page)).toHaveCount(9);
  await option(page, paletteWords.showAll(found.length.toLocaleString('en-US'))).click();
  await expect(page).toHaveURL('/conversations?q=quarry+router&period=all');
  await expect(page.getByRole('radio', { name: `All ${found.length}` })).toBeVisible();
  const { id } = found.at(-1)!;
  await run(page, id);
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
  await expect(page.getByText('Your filters hide this conversation.')).toHaveCount(0);
});

test('§2.125 palette: the keyboard finds pages, sections and actions', async ({ page }) => {
  await openConversations(page);
  await run(page, 'billing');
  await expect(page).toHaveURL('/account-setup#billing');
  await expect(page.getByRole('heading', { name: 'Billing', level: 2 })).toBeFocused();
  for (const key of ['g', 'b']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/chatbot-setup');
  await run(page, 'faq');
  await expect(page).toHaveURL('/chatbot-setup#faq');
  await expect(page.getByRole('heading', { name: /^FAQ list/ })).toBeFocused();

  const download = page.waitForEvent('download');
  await run(page, 'csv');
  expect((await download).suggestedFilename()).toBe('dashboard-last-30-days.csv');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: pressCommands.export.label })).toBeFocused();
  await run(page, 'answer');
  await expect(page).toHaveURL(`/conversations?status=pending&open=${waiting.id}`);
  await run(page, 'dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await run(page, 'shortcuts');
  await expect(help(page)).toBeVisible();
  // An open dialog takes all keys.
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(help(page).getByText('Go to Home')).toBeVisible();
});

test('palette: on a small screen the menu opens it, and commands press buttons of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/account-setup');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const opener = page.getByRole('button', { name: paletteLabel });
  await menu.click();
  await opener.click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await opener.click();
  await expectNoAxeViolations(page, 'dialog[open]');
  await search(page).fill('reset');
  await option(page, pressCommands.reset.label).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sample data reset' })).toBeVisible();
});

test('§2.133 palette: letters that are typed while it loads are its query', async ({ page }) => {
  await page.addInitScript(saveData);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/WorkspaceKeys-.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, '/account-setup');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bil');
  release();
  await expect(option(page, /^Billing/)).toBeVisible();
  await page.keyboard.type('ling');
  await expect(search(page)).toHaveValue('billing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account-setup#billing');
});
