import type { Page } from 'playwright/test';
import { demoVideo } from '../content/demo-video';
import { expect, open, test } from './fixtures';
import { heading } from './forms';

/** The section with the page's heading; the rest of the home page has a console of its own. */
const hero = (page: Page) => page.locator('section').filter({ has: heading(page) });
const play = { name: `Play video: ${demoVideo.title}` };

test('§2 home: the hero has a headline, a subtitle, the email form and the demo video', async ({
  page,
}) => {
  await open(page, '/');
  await expect(heading(page)).toHaveText('Hold the line while your crew sleeps.');
  await expect(hero(page)).toContainText(/live in 14 days/);
  await expect(hero(page)).toContainText(/within 24 hours/);
  await expect(hero(page).getByRole('textbox', { name: 'Work email' })).toBeVisible();
  await expect(hero(page).getByRole('button', play)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('contracts §5: the video is framed only after a press of play, and then plays', async ({
  page,
}) => {
  const framed: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) framed.push(request.url());
  });
  await open(page, '/');
  expect(framed).toEqual([]);
  await hero(page).getByRole('button', play).click();
  const frame = page.locator(`iframe[title="${demoVideo.title}"]`);
  await expect(frame).toBeVisible();
  const address = new URL((await frame.getAttribute('src'))!, page.url());
  expect(address.pathname).toBe('/film/outage-response.html');
  expect(address.searchParams.get('autoplay')).toBe('1');
  await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
});

test('design: the console can be paused, resumed and replayed', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const pause = hero(page).getByRole('button', { name: 'Pause scene' });
  const replay = hero(page).getByRole('button', { name: 'Replay scene' });
  await pause.click();
  const resume = hero(page).getByRole('button', { name: 'Continue scene' });
  await expect(resume).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(replay).toHaveCount(0);
  await resume.click();
  await page.clock.runFor(15_000);
  await replay.click();
  await expect(pause).toBeVisible();
});

test('design: the console rests in its last frame under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(hero(page).getByRole('button', { name: 'Replay scene' })).toBeVisible();
  await expect(hero(page).getByRole('button', { name: 'Pause scene' })).toHaveCount(0);
});
