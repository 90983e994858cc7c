import type { Locator } from 'playwright/test';
import { testimonials, timeline } from '#content/site/home.ts';
import { heroScene } from '#content/site/hero-scene.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

test('home: the film plays only after a press of play; Escape in it returns to the button', async ({
  page,
}) => {
  const framed: string[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) framed.push(request.url());
  });
  await open(page, '/');
  expect(framed).toEqual([]);
  const play = page.getByRole('button', { name: `Play video: ${demoVideo.title}` }).first();
  await play.click();
  const frame = page.locator(`iframe[title="${demoVideo.title}"]`);
  await expect(frame).toHaveAttribute('src', /^\/film\/outage-response\.html\?autoplay=1$/);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(frame).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('wordmarks: the file of drawings is rendered', async ({ page }) => {
  await page.goto('/about');
  const marks = page.getByRole('main').locator('svg[role="img"] > use');
  expect(await marks.count()).toBeGreaterThan(5);
  await marks.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => marks.first().evaluate((node: SVGUseElement) => node.getBBox().width))
    .toBeGreaterThan(50);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home: tabs, timeline and carousel show all their content without JavaScript', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of ['NetworkOS', 'HumanOS Engage'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    for (const { title } of Object.values(timeline.stages))
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const { quote } of testimonials.items) await expect(page.getByText(quote)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(0);
  });
});

test('home: a console’s title is not clipped with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const bar = page.getByRole('region', { name: heroScene.agent }).locator('header');
  const title = bar.getByText(heroScene.location);
  // Long enough for several lines in any font.
  await title.evaluate((node) => node.append(` ${node.textContent}`.repeat(3)));
  const height = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().height);
  expect(await height(title), 'more than the bar’s minimum height').toBeGreaterThan(44);
  expect(await height(bar)).toBeGreaterThanOrEqual(await height(title));
});
