import type { Page } from 'playwright/test';
import { about } from '#content/site/about.ts';
import { brand } from '#content/brand.ts';
import { expect, hydrated, open, test } from '#e2e/support/browser/fixtures.ts';
import { saveData } from '#e2e/support/browser/first-visit.ts';
import {
  demoButton,
  fillDemoForm,
  freshEmail,
  heading,
  heroButton,
  heroEmail,
  visitor,
} from '#e2e/support/product/forms.ts';
import { lazyChunks } from '#e2e/support/pages/lazy-chunks.ts';
import {
  countDocuments,
  expectOneReloadEach,
  go,
  lost,
  missingLines,
  takeAway,
} from '#e2e/support/browser/taken-away.ts';

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
// As for a visitor who saves data: what is fetched ahead is not missing when it is needed.
test.beforeEach(({ page }) => page.addInitScript(saveData));

const chunks = lazyChunks();
const chunkOf = (name: string) => chunks.find(({ file }) => file.startsWith(`${name}-`))!.file;

/** Layouts, a page and its loader, the words of an industry, a drawing and a console. */
const kinds = /^(_site|_workspace|about|utilities|feeder|voice)-/;

test('missing chunk: one of each kind that a deploy has taken away costs one reload', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(60_000);
  expectConsole(missingLines);
  const samples = chunks.filter(({ file }) => kinds.test(file));
  expect(samples).toHaveLength(8);
  await expectOneReloadEach(page, samples);
});

/** Comes by a link to a page of which a chunk is gone for good; returns how many documents that took. */
async function goWithout(page: Page, name: string, address: string): Promise<() => number> {
  await open(page, '/book-demo');
  const documents = countDocuments(page);
  await takeAway(page, chunkOf(name));
  await go(page, address);
  await expect.poll(documents).toBe(1);
  return documents;
}

test('missing chunk: a layout that stays away is said in words, after one reload and no loop', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingLines);
  const documents = await goWithout(page, '_workspace', '/dashboard');
  await hydrated(page);
  await expect(heading(page)).toHaveText(lost);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.unrouteAll();
  await retry(page).click();
  await expect(heading(page)).not.toHaveText(lost);
  expect(documents()).toBe(2);
});

test('missing chunk: a page whose code stays away reads as it was built, and its links work', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingLines);
  const documents = await goWithout(page, 'about', '/about');
  await expect(heading(page)).toHaveText(about.hero.title);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await hydrated(page);
  await expect(heading(page)).not.toHaveText(lost);
});

test('missing chunk: a file of the first page that comes when asked again brings it to life', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingLines);
  const documents = countDocuments(page);
  let timesAsked = 0;
  // It is fetched ahead, then asked for.
  await takeAway(page, chunkOf('about'), () => (timesAsked += 1) <= 2);
  await open(page, '/about');
  expect(timesAsked).toBeGreaterThan(2);
  expect(documents()).toBe(1);
});

test('missing chunk: offline, the site says so in words, and a retry opens the page once back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(missingLines);
  await open(page, '/newsroom');
  await page.waitForLoadState('networkidle');
  const documents = countDocuments(page);
  await context.setOffline(true);
  await go(page, '/solutions/field-os');
  await expect(heading(page)).toHaveText(lost);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`Page not loaded · ${brand.name}`);
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
  await retry(page).click();
  await failedAgain;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // The button had the focus: it goes to the heading once the second try has failed too.
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(lost);
  expect(documents()).toBe(0);
  // Whenever the message is drawn, it asks whether the page is served, and would rightly open it before
  // the press. Here only the press is to, as on a page that has opened itself once.
  await page.evaluate(() => sessionStorage.setItem('reloadedForChunk', location.pathname));
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page)).not.toHaveText(lost);
});

test('missing chunk: what was typed in the demo form and in the hero is kept over the reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(missingLines);
  const email = freshEmail();
  await open(page, '/book-demo');
  await fillDemoForm(page, null);
  const documents = countDocuments(page);
  await takeAway(page, chunkOf('_site'), () => documents() === 0);
  await go(page, '/about');
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await go(page, '/');
  await takeAway(page, chunkOf('book-demo'), () => documents() === 1);
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await expect(demoButton(page)).toBeEnabled();
});
