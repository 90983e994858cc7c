import { expect, type Locator } from 'playwright/test';

/** Waits until the drawing that `<use>` fetches from a wordmark's file is there. */
export async function expectDrawn(use: Locator): Promise<void> {
  await expect
    .poll(() => use.evaluate((node: SVGUseElement) => node.getBBox().width))
    .toBeGreaterThan(50);
}
