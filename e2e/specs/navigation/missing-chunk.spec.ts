import type { Page } from 'playwright/test';
import { about } from '#content/site/about.ts';
import { brand } from '#content/brand.ts';
import { expect, waitForHydration, open, test } from '#e2e/support/browser/fixtures.ts';
import { saveData } from '#e2e/support/browser/first-visit.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroButton,
  heroEmail,
  visitor,
} from '#e2e/support/product/forms.ts';
import { lazyChunks } from '#e2e/support/pages/lazy-chunks.ts';
import {
  countDocuments,
  expectOneReloadEach,
  navigate,
  errorTitle,
  missingChunkLines,
  removeFile,
} from '#e2e/support/browser/removed-chunk.ts';

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
// Save-Data turns prefetching off, so that every chunk is fetched when it is needed.
test.beforeEach(({ page }) => page.addInitScript(saveData));

const chunkOf = (name: string) =>
  lazyChunks().find(({ file }) => file.startsWith(`${name}-`))!.file;

/** A page and its loader, and a drawing; `npm run test:full` removes every chunk. */
const kinds = /^(about|feeder)-/;

test('§12.34 missing chunk: one chunk of each kind that a deploy removed costs one reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingChunkLines);
  const samples = lazyChunks().filter(({ file }) => kinds.test(file));
  expect(samples).toHaveLength(3);
  await expectOneReloadEach(page, samples);
});

/**
 * Follows a link to a page with a permanently missing chunk; returns the count of loaded documents.
 */
async function goWithout(page: Page, name: string, address: string): Promise<() => number> {
  await open(page, '/book-demo');
  const documents = countDocuments(page);
  await removeFile(page, chunkOf(name));
  await navigate(page, address);
  await expect.poll(documents).toBe(1);
  return documents;
}

test('missing chunk: a permanently missing layout shows an error after one reload, without a loop', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingChunkLines);
  const documents = await goWithout(page, '_workspace', '/dashboard');
  await waitForHydration(page);
  await expect(heading(page)).toHaveText(errorTitle);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.unrouteAll();
  await retry(page).click();
  await expect(heading(page)).not.toHaveText(errorTitle);
  expect(documents()).toBe(2);
});

test('§8.6 missing chunk: a page whose code is permanently missing shows its HTML, and its links work', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingChunkLines);
  const documents = await goWithout(page, 'about', '/about');
  await expect(heading(page)).toHaveText(about.hero.title);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await waitForHydration(page);
  await expect(heading(page)).not.toHaveText(errorTitle);
});

test('missing chunk: the first page hydrates when a retry loads its file', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingChunkLines);
  const documents = countDocuments(page);
  let requests = 0;
  // The first request preloads the file, the second imports it.
  await removeFile(page, chunkOf('about'), () => (requests += 1) <= 2);
  await open(page, '/about');
  expect(requests).toBeGreaterThan(2);
  expect(documents()).toBe(1);
});

test('missing chunk: offline, the page shows an error, and a retry opens it once online', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(missingChunkLines);
  await open(page, '/newsroom');
  await page.waitForLoadState('networkidle');
  const documents = countDocuments(page);
  await context.setOffline(true);
  await navigate(page, '/solutions/field-os');
  await expect(heading(page)).toHaveText(errorTitle);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`Page not loaded · ${brand.name}`);
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
  await retry(page).click();
  await failedAgain;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // React replaces the focused button when the retry fails; the focus moves to the heading.
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(errorTitle);
  expect(documents()).toBe(0);
  // The message probes the page on mount and would reload it. As after one automatic reload, only the
  // button may do so here.
  await page.evaluate(() => sessionStorage.setItem('reloadedForChunk', location.pathname));
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page)).not.toHaveText(errorTitle);
});

test('missing chunk: input in the demo form and the hero form survives the reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingChunkLines);
  const email = uniqueEmail();
  await open(page, '/book-demo');
  await fillDemoForm(page, null);
  const documents = countDocuments(page);
  await removeFile(page, chunkOf('shell'), () => documents() === 0);
  await navigate(page, '/about');
  await expect.poll(documents).toBe(1);
  await waitForHydration(page);
  await navigate(page, '/');
  await removeFile(page, chunkOf('booking'), () => documents() === 1);
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect.poll(documents).toBe(2);
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await expect(demoButton(page)).toBeEnabled();
});
