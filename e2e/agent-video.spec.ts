import type { Page } from 'playwright/test';
import { agents } from './agents';
import { expect, open, test } from './fixtures';
import { heading } from './forms';

test.describe('§2 agent pages: #demo-video', () => {
  const film = (page: Page) => page.locator('#demo-video iframe');

  async function expectFilm(page: Page) {
    await expect(film(page)).toHaveAttribute('src', /[?&]autoplay=1/);
    await expect(film(page)).toHaveAttribute('title', /\S/);
    await expect(page.locator('#demo-video').getByRole('heading')).toBeInViewport();
  }

  test('a visitor who arrives with the hash is taken to the video, and it plays', async ({
    page,
  }) => {
    await open(page, '/solutions/network-os#demo-video');
    await expectFilm(page);
  });

  test('a link on the page does the same, every time it is pressed', async ({ page }) => {
    await open(page, '/solutions/network-os');
    const link = page.getByRole('main').getByRole('link', { name: 'Watch the demo' });
    await link.click();
    await expect(page).toHaveURL('/solutions/network-os#demo-video');
    await expectFilm(page);

    await page.getByRole('button', { name: 'Close video' }).click();
    await expect(film(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('#demo-video').getByRole('heading')).not.toBeInViewport();
    await link.click();
    await expectFilm(page);

    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    await expectFilm(page);
    await expect(film(page)).toHaveCount(1);
  });

  test('so does a link from another page, by its legacy path too', async ({ page }) => {
    for (const path of ['/solutions/network-os', '/solutions/network-monitoring']) {
      await open(page, '/solutions/field-os');
      await page.evaluate((to) => history.pushState({}, '', `${to}#demo-video`), path);
      await expect(heading(page)).toHaveText(agents[0]!.title);
      await expect(page).toHaveURL('/solutions/network-os#demo-video');
      await expectFilm(page);
    }
  });

  test('without the hash nothing plays, and a press of play is enough', async ({ page }) => {
    await open(page, '/solutions/network-os');
    await expect(film(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Play video: / }).click();
    await expect(film(page)).toHaveAttribute('src', /[?&]autoplay=1/);
  });
});
