import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { agentPaths, companyPaths, industryPaths } from '#e2e/support/pages/site.ts';

const menus = [
  { name: 'Solutions', paths: agentPaths, headings: ['For Your Operations', 'For Your Workforce'] },
  {
    name: 'Customers',
    paths: industryPaths,
    headings: ['Telecommunications', 'Infrastructure & Services'],
  },
  { name: 'Company', paths: companyPaths, headings: [] },
] as const;
const banner = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => banner(page).getByRole('button', { name });
const expectExpanded = (button: Locator, value: boolean) =>
  expect(button).toHaveAttribute('aria-expanded', String(value));

async function expectLinks(within: Locator, paths: readonly string[]) {
  for (const path of paths) {
    await expect(within.locator(`a[href="${path}"]:visible`)).toHaveCount(1);
  }
}

test('§2.6 header: a menu opens on hover, and closes on pointer exit and on a click of a link', async ({
  page,
}) => {
  const [{ name, paths, headings }] = menus;
  await open(page, '/');
  const expectClosed = async () => {
    await expectExpanded(trigger(page, name), false);
    await expect(banner(page).locator(`a[href="${paths[0]}"]:visible`)).toHaveCount(0);
  };
  await expectClosed();
  await trigger(page, name).hover();
  await expectExpanded(trigger(page, name), true);
  for (const text of headings)
    await expect(banner(page).getByRole('heading', { name: text })).toBeVisible();
  await expectLinks(banner(page), paths);
  await expectNoAxeViolations(page, 'header');
  await page.mouse.move(640, 700);
  await expectClosed();
  // The second link leads to the current page, so only the click can close the menu.
  for (const _visit of ['another page', 'the same page']) {
    await trigger(page, name).hover();
    await expectExpanded(trigger(page, name), true);
    await banner(page).locator(`a[href="${paths[1]}"]:visible`).click();
    await expect(page).toHaveURL(paths[1]!);
    await expectClosed();
    await page.mouse.move(640, 700);
  }
});

test('header: each panel is below its button, and an outside click closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/about');
  for (const { name } of menus) {
    await trigger(page, name).click();
    const button = (await trigger(page, name).boundingBox())!;
    const panel = (await page.locator(':popover-open').boundingBox())!;
    expect(panel.x).toBeCloseTo(button.x - 12, 0);
    expect(panel.y).toBeCloseTo(button.y + button.height, 0);
    await page.mouse.click(1004, 780);
    await expectExpanded(trigger(page, name), false);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
});

test('§4.33 header: keys reach the links, and Escape returns the focus', async ({ page }) => {
  await open(page, '/');
  await trigger(page, 'Customers').focus();
  await page.keyboard.press('Space');
  await expectExpanded(trigger(page, 'Customers'), true);
  await page.keyboard.press('Tab');
  await expect(banner(page).locator('a[href^="/customers/"]:visible').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectExpanded(trigger(page, 'Customers'), false);
  await expect(trigger(page, 'Customers')).toBeFocused();

  await trigger(page, 'Company').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(companyPaths[0]!);
  await expectExpanded(trigger(page, 'Company'), false);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('§4.32 header: a tap opens a menu, a second tap closes it, and a tap on a link follows it', async ({
    page,
  }) => {
    await open(page, '/');
    await trigger(page, 'Solutions').tap();
    await expectExpanded(trigger(page, 'Solutions'), true);
    await trigger(page, 'Solutions').tap();
    await expectExpanded(trigger(page, 'Solutions'), false);
    await trigger(page, 'Solutions').tap();
    await banner(page).locator(`a[href="${agentPaths[0]}"]:visible`).tap();
    await expect(page).toHaveURL(agentPaths[0]!);
  });
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('§13.4 header: the menu sheet contains every link, traps the focus, and closes in every way', async ({
    page,
  }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await opener.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeVisible();
    expect(await height()).toBe(before);
    for (const { name, paths } of menus) {
      await sheet.getByText(name, { exact: true }).click();
      await expectLinks(sheet, paths);
    }
    await expectNoAxeViolations(page, 'dialog[open]');
    // A modal dialog may pass the focus to the browser's controls, but never to the page behind.
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(dialog, dialog *, body)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet).toBeHidden();
    await page.setViewportSize({ width: 375, height: 740 });
    await opener.click();
    await sheet.getByRole('link', { name: 'Book a Demo' }).click();
    await expect(page).toHaveURL('/book-demo');
    await expect(sheet).toBeHidden();
  });
});

test('header: a press right after Escape opens the menu again', async ({ page }) => {
  await open(page, '/');
  await trigger(page, 'Customers').click();
  await expectExpanded(trigger(page, 'Customers'), true);
  // As on a busy page: the browser has not dispatched `toggle` before the press.
  await trigger(page, 'Customers').evaluate(async (button: HTMLButtonElement) => {
    document.querySelector<HTMLElement>('#menu-customers')?.hidePopover();
    await Promise.resolve();
    button.click();
  });
  await expectExpanded(trigger(page, 'Customers'), true);
  await expect(page.locator('#menu-customers')).toBeVisible();
});
