import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const film = (page: Page) => page.locator('#demo-video iframe');

async function expectFilm(page: Page) {
  await expect(film(page)).toHaveAttribute('src', /[?&]autoplay=1/);
  await expect(film(page)).toHaveAttribute('title', /\S/);
  await expect(page.locator('#demo-video').getByRole('heading')).toBeInViewport();
}

test('agent video: the link on the page plays it on every click', async ({ page }) => {
  await open(page, '/solutions/network-os');
  await expect(film(page)).toHaveCount(0);
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
