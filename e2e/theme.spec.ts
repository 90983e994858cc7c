import type { Page } from 'playwright/test';
import { expect, hydrated, open, test } from './fixtures';
import { rawStored } from './records';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const root = (page: Page) => page.locator('html');

async function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    const body = getComputedStyle(document.body).backgroundColor;
    if (!/, 0\)$|transparent/.test(body)) canvas.fillStyle = body;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
}

test('design: the theme is the system’s until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(root(page)).not.toHaveAttribute('data-theme');
  expect(await brightness(page)).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await brightness(page)).toBeLessThan(75);
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'System' })).toBeChecked();
});

test('design: the header’s switch flips what is seen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const light = await background(page);
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await rawStored(page, 'theme')).toBe('dark');
  await expect.poll(() => background(page)).not.toBe(light);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.reload();
  await hydrated(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await open(page, '/book-demo');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('design: the footer’s choice goes back to the system', async ({ page }) => {
  await open(page, '/');
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
  await choice.getByRole('radio', { name: 'Light' }).check();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await choice.getByRole('radio', { name: 'System' }).check();
  await expect(root(page)).not.toHaveAttribute('data-theme');
  expect(await rawStored(page, 'theme')).toBeNull();
});

test('design: a chosen theme is set before there is a body to paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      sessionStorage.setItem('early', document.documentElement.dataset['theme'] ?? 'none');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('early'))).toBe('dark');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
