import type { Locator, Page } from 'playwright/test';
import { expect, test } from '#e2e/support/browser/fixtures.ts';

/** Loads the home page without input; returns the names of the scripts it has requested. */
async function openWithoutInput(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return scripts;
}

const tab = (page: Page) => page.getByRole('tab', { name: 'Workforce' });
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Solutions' });
const radio = (page: Page) => page.getByRole('radio', { name: 'Dark' });

test('§12.32 regions: presses in regions that still load take effect once', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?:home-rest|site-footer|ThemeSwitch|HeaderDropdown)-/, (route) =>
    released.then(() => route.continue()),
  );
  await page.emulateMedia({ colorScheme: 'light' });
  const scripts = await openWithoutInput(page);
  expect(scripts).not.toContain('home-rest');
  await tab(page).press('Enter');
  await menu(page).press('Enter');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch theme (System)' }).click();
  await radio(page).click();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['home-rest', 'site-footer']));
  await expect(tab(page)).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(radio(page)).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch theme (Dark)' })).toBeVisible();
});

/** Clicks as voice control does: without a pointer and without focus. */
const clickAlone = (control: Locator) =>
  control.evaluate((element: HTMLElement) => element.click());

test('§12.39 regions: a click without a pointer takes effect in each region', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithoutInput(page);
  await clickAlone(tab(page));
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  const stage = page.getByRole('button', { name: 'Day 7', exact: true });
  await clickAlone(stage);
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  await clickAlone(page.getByRole('button', { name: 'Next testimonial' }));
  await expect(page.getByRole('button', { name: 'Show testimonial 2 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await clickAlone(page.getByRole('button', { name: 'Switch theme (System)' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await clickAlone(menu(page));
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await clickAlone(page.getByRole('link', { name: 'Estimate yours' }));
  await expect(page.getByRole('textbox', { name: 'Subscribers' })).toBeVisible();
  await clickAlone(page.getByRole('button', { name: /^Play video: / }).first());
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]autoplay=1/);
});

test('§12.26 regions: a footer’s link to the open page, clicked without a pointer, opens its top', async ({
  page,
}) => {
  await page.goto('/about');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same', '');
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await clickAlone(page.getByRole('contentinfo').getByRole('link', { name: 'About' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html'), 'no reload').toHaveAttribute('data-same');
});

test('§12.36 regions: only regions with controls hydrate, and keep their markup', async ({
  page,
}) => {
  await openWithoutInput(page);
  const trust = page.locator('#security');
  const claims = page.getByRole('region', { name: 'Results operators measure' });
  await trust.evaluate((element) => element.setAttribute('data-same', ''));
  await expect(page.locator('[data-region] #security')).toHaveCount(1);
  await trust.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-region] #security')).toHaveCount(0);
  await expect(trust).toHaveAttribute('data-same');
  await claims.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-region] #claims')).toHaveCount(1);
});

test('§8.6 regions: a missing file leaves the markup and its links', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|net::ERR/, 'any');
  await page.route(/\/site-footer-/, (route) => route.abort());
  await openWithoutInput(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/careers');
});
