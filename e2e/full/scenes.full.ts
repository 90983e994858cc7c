import { demoVideo } from '#content/film/demo-video.ts';
import { film } from '#content/film/film.ts';
import { expect, open, test } from '../support/browser/fixtures';
import { builtPaths } from '../support/pages/built-pages';
import { expectFullScreen } from '../support/pages/full-screen';
import { unreadableTexts } from '../support/pages/scene-texts';

const widths = [320, 375, 480, 600, 768, 900, 1024, 1100, 1280, 1440, 1920];
const paths = builtPaths.filter((path) =>
  /^\/(|demo|customers\/utilities|solutions\/.*)$/.test(path),
);

for (const path of paths)
  test(`scenes: the texts of ${path} are readable and whole from 320 to 1920 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const tabs = await page.getByRole('tab').all();
    for (const tab of [null, ...tabs]) {
      await tab?.click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await unreadableTexts(page), `${width} px`).toEqual([]);
      }
    }
  });

/** The frame of the film on a page: the picture and the controls below it. */
const frames = [280, 335, 440, 536, 590, 606, 646, 704, 1035, 1920].map((width) => ({
  width,
  height: width < 606 ? width + 304 : Math.round((width * 9) / 16) + 176,
}));

test('scenes: the film fills the screen, and its texts are readable and whole in frames of any width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, demoVideo.filmPath);
  await expectFullScreen(page.locator('body'));
  for (const { id, stillMs } of film.beats) {
    await page.getByRole('slider').fill(String(stillMs));
    for (const size of frames) {
      await page.setViewportSize(size);
      expect.soft(await unreadableTexts(page), `${id} at ${size.width} px`).toEqual([]);
    }
  }
});
