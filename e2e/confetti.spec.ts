import type { Page } from 'playwright/test';
import { expect, open, stopClock, test } from './fixtures';
import { demoButton, fillDemoForm, freshEmail, thanked } from './forms';

const pieces = (page: Page) => page.locator('[data-confetti] > *');

for (const { path, where } of [
  { path: '/book-demo', where: 'book-demo' },
  { path: '/thank-you?sent=1', where: 'the thank-you page' },
]) {
  test(`§9 confetti: on ${where} 80 pieces fall for 2 to 5 s after at most 0.5 s, and are removed`, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, path);
    await stopClock(page);
    await expect(pieces(page)).toHaveCount(80);
    const times = await pieces(page).evaluateAll((all) =>
      all.map((piece) => {
        const { animationName, animationDuration, animationDelay } = getComputedStyle(piece);
        const running = piece.getAnimations().length;
        const seconds = [animationDuration, animationDelay].map(parseFloat);
        return { animationName, running, duration: seconds[0]!, delay: seconds[1]! };
      }),
    );
    for (const { animationName, running, duration, delay } of times) {
      expect(animationName).not.toBe('none');
      expect(running).toBe(1);
      expect(duration).toBeGreaterThanOrEqual(2);
      expect(duration).toBeLessThanOrEqual(5);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(0.5);
    }
    expect(new Set(times.map(({ duration }) => duration)).size).toBeGreaterThan(20);
    await page.clock.fastForward(5_500);
    await expect(pieces(page)).toHaveCount(0);
  });
}

test('§4 confetti: it falls anew on the thank-you page, and never takes a press', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/book-demo');
  await fillDemoForm(page, freshEmail());
  await page.clock.fastForward(5_500);
  await expect(pieces(page)).toHaveCount(0);
  await demoButton(page).click();
  await thanked(page);
  await expect(pieces(page)).toHaveCount(80);
  await expect(page.locator('[data-confetti]')).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('[data-confetti]')).toHaveAttribute('aria-hidden', 'true');
});

test('§4 confetti: none falls for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-confetti] > *')) document.title = 'confetti fell';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install();
  await open(page, '/book-demo');
  await page.clock.fastForward(1_000);
  await expect(pieces(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle('confetti fell');
});
