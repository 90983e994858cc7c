import { expectFullScreen } from '#e2e/support/pages/full-screen.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { film } from '#content/film/film.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { unreadableTexts } from '#e2e/support/pages/scene-texts.ts';

// `npm run test:full` tries every page with a scene at every width.
test('scenes: the texts of the home page are readable and whole on a phone and at 1024 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await unreadableTexts(page), `${width} px`).toEqual([]);
  }
});

test('scenes: the film fills the screen, and its texts are readable and whole on a phone and in the solutions tab', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, demoVideo.filmPath);
  await expectFullScreen(page.locator('body'));
  for (const [index] of film.beats.filter(({ label }) => label).entries()) {
    await page.keyboard.press(String(index + 1));
    for (const [width, height] of [
      [280, 584],
      [646, 540],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await unreadableTexts(page), `chapter ${index + 1} at ${width} px`).toEqual([]);
    }
  }
});
