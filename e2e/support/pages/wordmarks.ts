import { expect, type Locator } from 'playwright/test';

/** Waits until `<use>` has rendered the drawing from a wordmark's file. */
export async function expectDrawn(use: Locator): Promise<void> {
  await expect
    .poll(() => use.evaluate((node: SVGUseElement) => node.getBBox().width))
    .toBeGreaterThan(50);
}
