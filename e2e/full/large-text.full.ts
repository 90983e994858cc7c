import { expect, open, test } from '../support/browser/fixtures';
import { addressOf, publicPaths } from '../support/pages/built-pages';
import { brokenWords, unreadableTexts } from '../support/pages/scene-texts';
import { headlessShell } from '../playwright.config';

// The browser's own text size: media queries in em follow it, unlike a style of the page.
test.use({
  launchOptions: {
    ...headlessShell,
    args: [...headlessShell.args, '--blink-settings=defaultFontSize=32'],
  },
});

for (const path of publicPaths)
  test(`§35.1 large text: ${path} is whole on phones and tablets at 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, addressOf(path));
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadableTexts(page), `${width} px`).toEqual([]);
      expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
      const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(await scrolls(), `${width} px`).toBe(width);
    }
  });
