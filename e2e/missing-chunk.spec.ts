import type { Page } from 'playwright/test';
import { about } from '../content/about';
import { expect, hydrated, open, tell, test } from './fixtures';
import { saveData } from './first-visit';
import {
  demoButton,
  fillDemoForm,
  freshEmail,
  heading,
  heroButton,
  heroEmail,
  visitor,
} from './forms';
import { lazyChunks, pageWithout } from './lazy-chunks';
import { pageHands } from './page-hands';

/** What the browser and React write once code is missing. */
const lines = /A part of the page could not be fetched|Failed to load resource/;
const lost = 'This page lost its line.';
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
// As for a visitor who saves data: what is fetched ahead is not missing when it is needed.
test.beforeEach(({ page }) => page.addInitScript(saveData));

/** Without loading it anew, as a link does. */
const go = (page: Page, path: string) => pageHands(page).go(path);

/** Counts the documents that are asked for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Answers as a host does where a deploy has taken a file away, as long as `isAway` says so. */
function takeAway(page: Page, file: string, isAway = () => true) {
  return page.route(`**/assets/${file}`, (route) =>
    isAway()
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.\n' })
      : route.continue(),
  );
}

const chunks = lazyChunks();
const chunkOf = (name: string) => chunks.find(({ file }) => file.startsWith(`${name}-`))!.file;

const parts = [0, 1, 2, 3];
for (const part of parts) {
  test(`contracts §2: each chunk that a deploy has taken away costs one reload, and never a page (${part + 1} of ${parts.length})`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(90_000);
    expectConsole(lines);
    const files = chunks.filter((_, index) => index % parts.length === part);
    expect(files.length).toBeGreaterThan(7);
    const documents = countDocuments(page);
    for (const { file, address } of files) {
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
    tell(`chunks that a deploy has taken away: ${files.length}, one reload each`);
  });
}

/** Comes by a link to a page of which a chunk is gone for good; returns how many documents that took. */
async function goWithout(page: Page, name: string, address: string): Promise<() => number> {
  await open(page, '/book-demo');
  const documents = countDocuments(page);
  await takeAway(page, chunkOf(name));
  await go(page, address);
  await expect.poll(documents).toBe(1);
  return documents;
}

test('contracts §2: the chunk of a layout that stays away is said in words, after one reload and never a loop', async ({
  page,
  expectConsole,
}) => {
  expectConsole(lines);
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

test('contracts §2: where the chunk of a page stays away, it reads as it was built after one reload, and its links lead on', async ({
  page,
  expectConsole,
}) => {
  expectConsole(lines);
  const documents = await goWithout(page, 'about', '/about');
  await expect(heading(page)).toHaveText(about.hero.title);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await hydrated(page);
  await expect(heading(page)).not.toHaveText(lost);
});

test('contracts §2: a file of the first page that comes only when asked again brings the page to life', async ({
  page,
  expectConsole,
}) => {
  expectConsole(lines);
  const documents = countDocuments(page);
  let timesAsked = 0;
  // It is fetched ahead, then asked for.
  await takeAway(page, chunkOf('about'), () => (timesAsked += 1) <= 2);
  await open(page, '/about');
  expect(timesAsked).toBeGreaterThan(2);
  expect(documents()).toBe(1);
});

test('contracts §2: a storage that is denied cannot tell a loop: nothing reloads but by the button', async ({
  page,
  expectConsole,
}) => {
  expectConsole(lines);
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
  });
  await open(page, '/');
  const documents = countDocuments(page);
  await takeAway(page, chunkOf('about'));
  await go(page, '/about');
  await expect(heading(page)).toHaveText(lost);
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(0);
  await page.unrouteAll();
  await retry(page).click();
  await expect(heading(page)).not.toHaveText(lost);
  expect(documents()).toBe(1);
});

for (const address of ['/about', '/solutions/field-os', '/dashboard']) {
  test(`contracts §2: offline, ${address} is said in words inside the site; a retry opens it once the connection is back`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(lines);
    await open(page, '/newsroom');
    await page.waitForLoadState('networkidle');
    const documents = countDocuments(page);
    await context.setOffline(true);
    await go(page, address);
    await expect(heading(page)).toHaveText(lost);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
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
    await page.evaluate(() => sessionStorage.setItem('reloadedForPart', location.pathname));
    await context.setOffline(false);
    await retry(page).click();
    await expect(heading(page)).not.toHaveText(lost);
  });
}

test('contracts §2: what was typed is kept over the reload: the demo form, and the address given in the hero', async ({
  page,
  expectConsole,
}) => {
  expectConsole(lines);
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

test('contracts §2: a page that throws keeps its layout, and a retry shows it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/lost its data/);
  await page.route(`**/assets/${chunkOf('about')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function component() {
        if (!globalThis.isMended) throw new Error('lost its data');
        return 'It is here again.';
      }`,
    }),
  );
  await open(page, '/newsroom');
  await go(page, '/about');
  await expect(heading(page)).toHaveText(lost);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await retry(page).click();
  await expect(page.getByRole('main')).toHaveText('It is here again.');
});
