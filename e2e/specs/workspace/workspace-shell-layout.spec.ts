import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import {
  openSampleMenu,
  resetButton,
  sampleButton,
  sampleSize,
} from '#e2e/support/product/sample-menu.ts';
import { expectNoHorizontalScroll } from '#e2e/support/pages/layout.ts';

const small = { width: 375, height: 740 };
const nav = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });
const item = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const tag = (page: Page) =>
  page.getByText('Sample data', { exact: true }).filter({ visible: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sampleMenu = (page: Page) => page.getByRole('dialog', { name: 'Sample data' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reset sample data?' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Reset everything' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sample data reset' });

test.describe('on small screens', () => {
  test.use({ viewport: small });

  test('menu sheet: it traps and returns the focus, and a link focuses the heading of its page', async ({
    page,
  }) => {
    await open(page, '/dashboard');
    await expect(tag(page)).toBeInViewport();
    await expect(nav(page)).toHaveCount(0);
    await openMenu(page).click();
    await expect(item(page, 'Home')).toHaveAttribute('aria-current', 'page');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(openMenu(page)).toBeFocused();

    await openMenu(page).click();
    await item(page, 'Account Settings').click();
    await expect(page).toHaveURL('/account-setup');
    await expect(sheet(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();

    await page.setViewportSize({ width: 768, height: 1024 });
    await openMenu(page).click();
    await expect(sheet(page)).toHaveCSS('width', '320px');
    await expect(sheet(page)).toHaveCSS('height', '1024px');
    await page.mouse.click(600, 500);
    await expect(sheet(page)).toHaveCount(0);
    await openMenu(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet(page)).toHaveCount(0);
    await expect(nav(page)).toBeVisible();
  });

  test('sample menu: it fits the smallest screen, and Escape returns the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await open(page, '/account-setup');
    await openSampleMenu(page);
    await expect(sampleMenu(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(sampleSize(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sampleMenu(page)).toBeHidden();
    await expect(sampleButton(page)).toBeFocused();
  });
});

test('§2.80 workspace: the shell fits every width and large text, and the logo fits its link', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dashboard');
  const link = page.getByRole('link', { name: 'Midspan home' });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const logo = await link.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(logo!.width / main!.x).toBeCloseTo(0.6, 3);
  const drawn = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
  expect(drawn).toBeLessThanOrEqual(logo!.width);
  expect(drawn).toBeGreaterThan(0.94 * logo!.width);

  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await open(page, '/dashboard');
  await expectNoHorizontalScroll(page, [375, 1440]);
  await expect(openMenu(page)).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await page.setViewportSize({ width: 2048, height: 900 });
  await expect(nav(page)).toBeVisible();
  const cut = await page
    .locator('aside')
    .first()
    .evaluate((aside) => aside.scrollWidth - aside.clientWidth);
  expect(cut).toBe(0);
});

test.describe('on touch screens', () => {
  test.use({ viewport: small, hasTouch: true, isMobile: true });

  test('§20.17 fields: text has at least 16 px, so that iOS does not zoom, and pages fit', async ({
    page,
  }) => {
    const visits = [
      '/conversations',
      '/chatbot-setup',
      '/dashboard?range=custom',
      '/machines/time-range#run',
      '/book-demo',
    ];
    for (const path of visits) {
      await open(page, path);
      const fields = page.locator('input, select, textarea').filter({ visible: true });
      await expect(fields).not.toHaveCount(0);
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
      await expectNoHorizontalScroll(page, [320, 375]);
    }
  });
});

test.describe('accessibility', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'workspace: sample menu, reset dialog and menu sheet have no axe violations',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '/dashboard');
      await openSampleMenu(page);
      await resetButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await expectNoAxeViolations(page, 'dialog[open]');
      await confirm(page).click();
      await expect(notice(page)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.setViewportSize(small);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await openMenu(page).click();
      await expect(sheet(page)).toBeVisible();
      await expectNoAxeViolations(page, 'dialog[open]');
    },
  );
});
