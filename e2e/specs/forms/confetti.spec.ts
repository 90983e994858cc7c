import type { Page } from 'playwright/test';
import { expect, open, stopClock, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  expectThankYouPage,
} from '#e2e/support/product/forms.ts';

const pieces = (page: Page) => page.locator('[data-confetti] > *');

/** Expects the pieces behind the elements that contain the page's text and links. */
async function expectBehind(page: Page, texts: readonly string[]) {
  const layer = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { position, zIndex } = getComputedStyle(element);
      return position === 'static' ? -1 : Number(zIndex);
    });
  const confetti = await layer('[data-confetti]');
  for (const text of texts) expect(await layer(text), text).toBeGreaterThan(confetti);
}

// The pieces fall for seconds, so the test controls the clock.
test('§9.3 confetti: 80 pieces fall behind the form, hide while it is used, and are removed, on both pages', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/book-demo');
  await stopClock(page);
  await expect(pieces(page)).toHaveCount(80);
  const running = await pieces(page).evaluateAll((all) =>
    all.map((piece) => piece.getAnimations().length),
  );
  expect(new Set(running)).toEqual(new Set([1]));
  await expect(page.locator('[data-confetti]')).toHaveCSS('pointer-events', 'none');
  await expect(page.locator('[data-confetti]')).toHaveAttribute('aria-hidden', 'true');
  await expectBehind(page, ['main > :has(form)', 'aside']);
  const isDrawn = () =>
    pieces(page)
      .first()
      .evaluate((piece) => piece.checkVisibility());
  expect(await isDrawn()).toBe(true);
  await fillDemoForm(page, uniqueEmail());
  expect(await isDrawn()).toBe(false);
  await page.clock.fastForward(5_500);
  await expect(pieces(page)).toHaveCount(0);

  await demoButton(page).click();
  await expectThankYouPage(page);
  // The page paints a frame first.
  await page.clock.runFor(100);
  await expect(pieces(page)).toHaveCount(80);
  await expectBehind(page, ['main']);
  await page.clock.fastForward(5_500);
  await expect(pieces(page)).toHaveCount(0);
});
