import { expect, open, test } from '../support/browser/fixtures';
import { addressOf, builtPaths } from '../support/pages/built-pages';
import { unreadableTexts } from '../support/pages/scene-texts';
import { headlessShell } from '../playwright.config';

// The browser's own text size: media queries in em follow it, unlike a style of the page.
test.use({
  launchOptions: {
    ...headlessShell,
    args: [...headlessShell.args, '--blink-settings=defaultFontSize=32'],
  },
});

const paths = builtPaths.filter((path) =>
  /^\/(|about|book-demo|careers|demo|newsroom|customers\/.*|solutions\/.*)$/.test(path),
);

for (const path of paths)
  test(`large text: ${path} is whole on phones and tablets at 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, addressOf(path));
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadableTexts(page), `${width} px`).toEqual([]);
      const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(await scrolls(), `${width} px`).toBe(width);
    }
  });
