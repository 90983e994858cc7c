import type { Page } from 'playwright/test';
import { expect, hydrated, open, test } from './fixtures';
import { heading } from '../product/forms';
import { pageWithout, type lazyChunks } from '../pages/lazy-chunks';
import { pageHands } from '../product/page-hands';

/** What the browser and React write once code is missing. */
export const missingLines = /A part of the page could not be fetched|Failed to load resource/;
export const lost = 'This page didn’t load.';

/** Without loading it anew, as a link does. */
export const go = (page: Page, path: string): Promise<void> => pageHands(page).go(path);

/** Counts the documents that are asked for from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Answers as a host does where a deploy has taken a file away, as long as `isAway` says so. */
export function takeAway(page: Page, file: string, isAway: () => boolean = () => true) {
  return page.route(`**/assets/${file}`, (route) =>
    isAway()
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.\n' })
      : route.continue(),
  );
}

/** Takes each file away in turn, and expects one reload of the page that needs it. */
export async function expectOneReloadEach(page: Page, chunks: ReturnType<typeof lazyChunks>) {
  const documents = countDocuments(page);
  for (const { file, address } of chunks)
    await test.step(`${file} of ${address}`, async () => {
      await open(page, pageWithout(file, address));
      await page.evaluate(() => sessionStorage.clear());
      const before = documents();
      // What a reload brings is the new build, of which nothing is missing.
      await takeAway(page, file, () => documents() === before);
      await go(page, address);
      await expect.poll(documents).toBe(before + 1);
      await hydrated(page);
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).not.toHaveText(lost);
      expect(documents()).toBe(before + 1);
      await page.unrouteAll();
    });
}
