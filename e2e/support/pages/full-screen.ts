import type { Locator } from 'playwright/test';
import { expect } from '../browser/fixtures';

/** Expects that a button shows its part in full screen, and has the focus after Escape. */
export async function expectFullScreen(part: Locator) {
  const page = part.page();
  const enter = part.getByRole('button', { name: 'Full screen', exact: true });
  await enter.click();
  await expect(part.getByRole('button', { name: 'Exit full screen' })).toBeFocused();
  const { width, height } = (await page.locator(':fullscreen').last().boundingBox())!;
  const screen = page.viewportSize()!;
  expect(width).toBe(screen.width);
  expect(height).toBeGreaterThanOrEqual(screen.height);
  // The browser leaves at Escape; the page never receives that key.
  await page.evaluate(() => document.exitFullscreen());
  await expect(enter).toBeFocused();
}
