import type { Page } from 'playwright/test';
import { expect, waitForHydration, open, test } from './fixtures';
import { heading } from '../product/forms';
import { pageWithout, type lazyChunks } from '../pages/lazy-chunks';

/** Console lines of the browser and of React when a chunk is missing. */
export const missingChunkLines = /A part of the page could not be fetched|Failed to load resource/;
export const errorTitle = 'This page didn’t load.';

/** Navigates within the document, as a link does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    type Router = { navigate: (to: { href: string }) => Promise<void> };
    const router = (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
    return router.navigate({ href });
  }, path);

/** Counts document requests from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/**
 * Answers requests for a file with 404, as after a deploy that
 * removed it, while `isRemoved` returns true.
 */
export function removeFile(page: Page, file: string, isRemoved: () => boolean = () => true) {
  return page.route(`**/assets/${file}`, (route) =>
    isRemoved()
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.\n' })
      : route.continue(),
  );
}

/** Removes each file in turn and expects one reload of the page that needs it. */
export async function expectOneReloadEach(page: Page, chunks: ReturnType<typeof lazyChunks>) {
  const documents = countDocuments(page);
  for (const { file, address } of chunks)
    await test.step(`${file} of ${address}`, async () => {
      await open(page, pageWithout(file, address));
      await page.evaluate(() => sessionStorage.clear());
      const before = documents();
      // A reload loads the new build, which has all its files.
      await removeFile(page, file, () => documents() === before);
      await navigate(page, address);
      await expect.poll(documents).toBe(before + 1);
      await waitForHydration(page);
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).not.toHaveText(errorTitle);
      expect(documents()).toBe(before + 1);
      await page.unrouteAll();
    });
}
