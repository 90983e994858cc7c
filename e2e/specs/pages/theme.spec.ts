import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { consoleColors, dark, light } from '#src/design/tokens.ts';
import { rawStored } from '#e2e/support/product/records.ts';

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

test('§4.9 theme: it follows the system until one is chosen, which persists across pages and can be reset', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(root(page)).not.toHaveAttribute('data-theme');
  expect(await brightness(page)).toBeLessThan(75);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await brightness(page)).toBeGreaterThan(180);

  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => brightness(page)).toBeLessThan(75);
  await open(page, '/about');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await brightness(page)).toBeLessThan(75);

  await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check();
  await expect(root(page)).not.toHaveAttribute('data-theme');
  expect(await rawStored(page, 'theme')).toBeNull();
});

test('theme: a chosen theme is applied before the body is parsed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      sessionStorage.setItem('test.early', document.documentElement.dataset['theme'] ?? 'none');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test.early'))).toBe('dark');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('§20.9 print: pages and consoles take light tokens, whatever the theme and the system', async ({
  page,
}) => {
  const colors = () =>
    page.evaluate(() => {
      const styles = getComputedStyle(document.documentElement);
      const names = ['canvas', 'ink', 'conInk', 'conMuted', 'conBg'];
      return names.map((name) => styles.getPropertyValue(`--c${name}`));
    });
  const onPaper = [light.canvas, light.ink, light.ink, light.inkMuted, light.surface];
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const path of ['/', '/film/outage-response.html']) {
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await open(page, path);
    const { conInk, conMuted } = consoleColors;
    const onScreen = [dark.canvas, dark.ink, conInk, conMuted, dark.conBg];
    expect(await colors(), path).toEqual(onScreen);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await colors(), path).toEqual(onPaper);
    expect(await brightness(page), path).toBeGreaterThan(180);
  }
});
