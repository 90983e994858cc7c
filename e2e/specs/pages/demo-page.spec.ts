import type { Page } from 'playwright/test';
import { demoPage } from '#content/site/demo-page.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { film as filmData } from '#content/film/film.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const play = (page: Page) =>
  page.getByRole('button', { name: `Play video: ${demoVideo.title}`, exact: true });
const player = (page: Page) => page.locator(`iframe[title="${demoVideo.title}"]`);
const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const query = async (page: Page) =>
  new URL((await player(page).getAttribute('src'))!, page.url()).search;

/** Records the query of every URL that the page's frames load. */
function watchFrames(page: Page): string[] {
  const framed: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && request.isNavigationRequest())
      framed.push(new URL(request.url()).search);
  });
  return framed;
}

test('demo page: a label starts the visible film at its time, and the film can be closed', async ({
  page,
}) => {
  await open(page, '/demo');
  for (const { label: name, seconds } of demoPage.features.slice(0, 2)) {
    await label(page, name).click();
    await expect(player(page)).toBeInViewport();
    const header = (await page.getByRole('banner').boundingBox())!;
    const top = async () => (await player(page).boundingBox())?.y ?? 0;
    await expect.poll(top, 'clear of the header').toBeGreaterThanOrEqual(header.height);
    expect(await query(page)).toBe(`?autoplay=1&at=${seconds}&chapters=0`);
    await page.getByRole('button', { name: 'Close video' }).click();
    await expect(play(page)).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('§2.53 demo page: the playing film’s controls are above the fold, and a label seeks without loading it again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const framed = watchFrames(page);
  await open(page, '/demo');
  await play(page).click();
  await expect(player(page)).toBeFocused();
  const film = page.frameLocator('iframe');
  await expect(film.getByRole('slider'), 'above the fold').toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const hasLoaded = () =>
    player(page).evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.readyState);
  await expect.poll(hasLoaded).toBe('complete');
  for (const { label: name } of demoPage.features.toReversed()) {
    await label(page, name).click();
    const { caption } = filmData.beats.find((beat) => beat.label === name)!;
    await expect(film.getByRole('region', { name: 'Captions' })).toHaveText(caption);
  }
  await expect(film.getByRole('button', { name: demoPage.features[0].label })).toHaveCount(0);
  expect(framed).toEqual(['?autoplay=1&chapters=0']);
});
