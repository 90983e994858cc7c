import type { Page } from 'playwright/test';
import { brand } from '../content/brand';
import { demoPage } from '../content/demo-page';
import { demoVideo } from '../content/demo-video';
import { expect, open, test } from './fixtures';
import { heading } from './forms';

const play = (page: Page) =>
  page.getByRole('button', { name: `Play video: ${demoVideo.title}`, exact: true });
const player = (page: Page) => page.locator(`iframe[title="${demoVideo.title}"]`);
const label = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const query = async (page: Page) =>
  new URL((await player(page).getAttribute('src'))!, page.url()).search;

/** Every address that a frame of the page asks for. */
function watchFrames(page: Page): string[] {
  const framed: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame() && request.isNavigationRequest())
      framed.push(new URL(request.url()).search);
  });
  return framed;
}

test('§2 demo: the page has the video, its four labels and the way to the team', async ({
  page,
}) => {
  await open(page, '/demo');
  await expect(heading(page)).toHaveText(demoPage.title);
  await expect(play(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const labels = page.getByRole('region', { name: demoPage.featuresHeading });
  await expect(labels.getByRole('button')).toHaveText([
    'Outage Detection',
    'Router Diagnostics',
    'Customer Messaging',
    'Field Dispatch',
  ]);
  const talk = page.getByRole('link', { name: 'Talk to the Team', exact: true });
  await expect(talk).toHaveAttribute('href', brand.schedulingUrl);
  await expect(talk).toHaveAttribute('target', '_blank');
  await expect(talk).toHaveAttribute('rel', /noopener/);
});

test('contracts §5: a press of play frames the video from its beginning, and it can be closed', async ({
  page,
}) => {
  await open(page, '/demo');
  await play(page).click();
  await expect(player(page)).toBeFocused();
  expect(await query(page)).toBe('?autoplay=1');
  await page.getByRole('button', { name: 'Close video' }).click();
  await expect(play(page)).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('§2 demo: each label starts the video at its own second', async ({ page }) => {
  for (const { label: name, seconds } of demoPage.features) {
    await open(page, '/demo');
    await label(page, name).click();
    await expect(player(page)).toBeInViewport();
    const header = (await page.getByRole('banner').boundingBox())!;
    const top = async () => (await player(page).boundingBox())?.y ?? 0;
    await expect.poll(top, 'clear of the header').toBeGreaterThanOrEqual(header.height);
    expect(await query(page)).toBe(`?autoplay=1&at=${seconds}`);
  }
});

test('§2 demo: a label moves the playing video without loading it again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const framed = watchFrames(page);
  await open(page, '/demo');
  await play(page).click();
  const film = page.frameLocator('iframe');
  await expect(film.getByRole('slider')).toBeVisible();
  const hasLoaded = () =>
    player(page).evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.readyState);
  await expect.poll(hasLoaded).toBe('complete');
  for (const { label: name } of demoPage.features.toReversed()) {
    await label(page, name).click();
    await expect(film.locator('[aria-current="true"]')).toHaveText(name);
  }
  expect(framed).toEqual(['?autoplay=1']);
});
