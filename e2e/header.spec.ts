import type { Locator, Page } from 'playwright/test';
import { expect, open, test } from './fixtures';
import { heading } from './forms';
import { agentPaths, companyPaths, industryPaths } from './site';

const menus = [
  { name: 'Solutions', paths: agentPaths, headings: ['For Your Operations', 'For Your Workforce'] },
  {
    name: 'Customers',
    paths: industryPaths,
    headings: ['Telecommunications', 'Infrastructure & Services'],
  },
  { name: 'Company', paths: companyPaths, headings: [] },
];
const banner = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => banner(page).getByRole('button', { name });
const expanded = (button: Locator, value: boolean) =>
  expect(button).toHaveAttribute('aria-expanded', String(value));

async function expectLinks(within: Locator, paths: readonly string[]) {
  for (const path of paths) {
    await expect(within.locator(`a[href="${path}"]:visible`)).toHaveCount(1);
  }
}

/** The links are there in this order; others may stand among them. */
async function expectInOrder(within: Locator, paths: readonly string[]) {
  await expectLinks(within, paths);
  const links = await within.getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => paths.includes(href ?? ''))).toEqual(paths);
}

test.describe('§2 header on wide screens', () => {
  test.beforeEach(({ page }) => open(page, '/'));

  test('each menu opens on hover, holds its headings and links, and closes on leaving', async ({
    page,
  }) => {
    for (const { name, paths, headings } of menus) {
      await expanded(trigger(page, name), false);
      await trigger(page, name).hover();
      await expanded(trigger(page, name), true);
      for (const text of headings) {
        await expect(banner(page).getByRole('heading', { name: text })).toBeVisible();
      }
      await expectInOrder(banner(page), paths);
      await page.mouse.move(640, 700);
      await expanded(trigger(page, name), false);
      await expect(banner(page).locator(`a[href="${paths[0]}"]:visible`)).toHaveCount(0);
    }
  });

  test('a menu opens and closes by a press, and another takes its place', async ({ page }) => {
    await trigger(page, 'Solutions').focus();
    await page.keyboard.press('Enter');
    await expanded(trigger(page, 'Solutions'), true);
    await trigger(page, 'Company').click();
    await expanded(trigger(page, 'Company'), true);
    await expanded(trigger(page, 'Solutions'), false);
    await trigger(page, 'Company').click();
    await expanded(trigger(page, 'Company'), false);
  });

  test('the keyboard reaches the links, and Escape gives the focus back', async ({ page }) => {
    await trigger(page, 'Customers').focus();
    await page.keyboard.press('Space');
    await expanded(trigger(page, 'Customers'), true);
    await page.keyboard.press('Tab');
    await expect(banner(page).locator('a[href^="/customers/"]:visible').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expanded(trigger(page, 'Customers'), false);
    await expect(trigger(page, 'Customers')).toBeFocused();
  });

  test('a menu closes when the focus or a press goes elsewhere, and on a pick', async ({
    page,
  }) => {
    await trigger(page, 'Company').click();
    await expanded(trigger(page, 'Company'), true);
    await page.getByRole('link', { name: 'Book a Demo' }).first().focus();
    await expanded(trigger(page, 'Company'), false);

    await trigger(page, 'Company').press('Enter');
    await expanded(trigger(page, 'Company'), true);
    await heading(page).click();
    await expanded(trigger(page, 'Company'), false);

    await trigger(page, 'Company').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(companyPaths[0]!);
    await expanded(trigger(page, 'Company'), false);
  });

  test('each menu closes on a click of an item, with the pointer still over it', async ({
    page,
  }) => {
    for (const { name, paths } of menus) {
      // The second time the page is the current one, so that nothing but the click can close it.
      for (const _visit of ['another page', 'the same page']) {
        await trigger(page, name).hover();
        await expanded(trigger(page, name), true);
        await banner(page).locator(`a[href="${paths[1]}"]:visible`).click();
        await expect(page).toHaveURL(paths[1]!);
        await expanded(trigger(page, name), false);
        await expect(banner(page).locator(`a[href="${paths[0]}"]:visible`)).toHaveCount(0);
        await page.mouse.move(640, 700);
      }
    }
  });

  test('the logo leads home and Book a Demo to /book-demo', async ({ page }) => {
    await open(page, '/about');
    await banner(page).getByRole('link', { name: /home$/ }).click();
    await expect(page).toHaveURL('/');
    await banner(page).getByRole('link', { name: 'Book a Demo' }).click();
    await expect(page).toHaveURL('/book-demo');
  });
});

test.describe('§2 header by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a menu, another closes it, and a tap on a link follows it', async ({
    page,
  }) => {
    await open(page, '/');
    await trigger(page, 'Solutions').tap();
    await expanded(trigger(page, 'Solutions'), true);
    await trigger(page, 'Solutions').tap();
    await expanded(trigger(page, 'Solutions'), false);
    await trigger(page, 'Solutions').tap();
    await banner(page).locator(`a[href="${agentPaths[0]}"]:visible`).tap();
    await expect(page).toHaveURL(agentPaths[0]!);
  });
});

test.describe('§2 header on small screens', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the sheet holds every link, keeps the focus, and Escape gives it back', async ({
    page,
  }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Close menu' })).toBeVisible();
    for (const { name, paths } of menus) {
      await sheet.getByText(name, { exact: true }).click();
      await expectLinks(sheet, paths);
    }
    await expect(sheet.getByRole('link', { name: 'Book a Demo' })).toBeVisible();
    // A modal dialog may hand the focus to the browser's own controls, but never to the page behind.
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(dialog, dialog *, body)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the sheet closes by its button, on a pick, and when the window grows', async ({ page }) => {
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const sheet = page.getByRole('dialog');
    await opener.click();
    await sheet.getByRole('button', { name: 'Close menu' }).click();
    await expect(sheet).toBeHidden();

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

test('contracts §3: the footer holds five named lists with every link', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const lists = {
    Operations: agentPaths.slice(0, 4),
    Workforce: agentPaths.slice(4),
    Customers: industryPaths,
    Company: companyPaths,
    'Get started': ['/book-demo', '/demo', '/sign-in'],
  };
  await expect(footer.getByRole('navigation')).toHaveCount(5);
  for (const [name, paths] of Object.entries(lists)) {
    const list = footer.getByRole('navigation', { name, exact: true });
    await expect(list.getByRole('heading', { name })).toBeVisible();
    await expectInOrder(list, paths);
  }
  await expect(footer.getByText(/^© 20\d\d \S/)).toBeVisible();
  await expect(footer.getByText(/provided “as is”, without warranty/)).toBeVisible();
});
