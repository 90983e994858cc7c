import type { Page } from 'playwright/test';
import { beforeScript, sidebar, workspacePages } from '#content/workspace/workspace.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import {
  chooseSize,
  openSampleMenu,
  resetButton,
  sampleSize,
} from '#e2e/support/product/sample-menu.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });
const item = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const tag = (page: Page) =>
  page.getByText('Sample data', { exact: true }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reset sample data?' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Reset everything' });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('§2.79 sidebar: each link opens its page at the top and becomes current; Logout changes no data', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/account-setup#security');
  await expect(nav(page).getByRole('link')).toHaveCount(4);
  // The link of the current page also scrolls to the top.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  for (const { path, label } of sidebar.toReversed()) {
    await item(page, label).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText(new RegExp(`^${label}`));
    await expect(heading(page)).toHaveText(label);
    await expect(tag(page)).toHaveCount(1);
    const { title } = Object.values(workspacePages).find(
      (workspacePage) => workspacePage.path === path,
    )!;
    await expect(page).toHaveTitle(`${title} · Midspan`);
    await page.evaluate(() => window.scrollTo(0, 300));
  }
  expect(await scrolled(page)).toBeGreaterThan(200);
  await item(page, 'Home').click();
  await expect.poll(() => scrolled(page)).toBe(0);

  await chooseSize(page, 'first');
  const before = await stored(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && /\.\w+$/.test(new URL(request.url()).pathname);
    if (!isFile) calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(calls).toEqual([]);
  expect(await stored(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('workspace: two tabs share one record, and neither loses unsaved text', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) await open(tab, '/chatbot-setup');
  const items = (tab: Page) => tab.getByRole('list', { name: 'FAQ entries' }).getByRole('listitem');
  const question = (tab: Page, index: number) =>
    items(tab).nth(index).getByRole('textbox', { name: 'Question' });
  await second.bringToFront();
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save changes' });
  await question(second, 0).fill('Typed in the second tab');
  await save(second).click();
  await expect(question(first, 0)).toHaveValue('Typed in the second tab');
  await chooseSize(second, 'none');
  await openSampleMenu(first);
  await expect(sampleSize(first)).toHaveValue('none');

  // The first tab is in the middle of a word when the second changes the list.
  await first.bringToFront();
  await textbox(first, 'Chatbot name').fill('Not saved yet');
  await question(first, 1).focus();
  await first.keyboard.type('Half a wo');
  await items(second)
    .first()
    .getByRole('button', { name: 'Delete entry' })
    .evaluate((element: HTMLElement) => element.click());
  await save(second).evaluate((element: HTMLElement) => element.click());
  await expect(items(first)).toHaveCount(4);
  await first.keyboard.type('rd, ');
  await expect(question(first, 0)).toBeFocused();
  await expect(question(first, 0)).toHaveValue(/Half a word, /);

  await openSampleMenu(second);
  await resetButton(second).click();
  await confirm(second).click();
  await expect(items(first)).toHaveCount(5);
  await expect(sampleSize(first)).toHaveValue('typical');
  await expect(textbox(first, 'Chatbot name')).toHaveValue('Not saved yet');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('workspace: without JavaScript each page says that it needs it', async ({ page }) => {
    for (const { path, title } of Object.values(workspacePages)) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(beforeScript.withoutScript)).toBeVisible();
      await expect(page.getByText(beforeScript.loading)).toBeHidden();
      await expect(tag(page)).toHaveCount(1);
    }
    await item(page, 'Home').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('radio', { name: /^Total conversations 5,624/ })).toBeVisible();
  });
});
