import type { Page } from 'playwright/test';
import { about } from '#content/site/about.ts';
import { careers } from '#content/site/careers.ts';
import { expect, waitForHydration, open, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  heroButton,
  heroEmail,
} from '#e2e/support/product/forms.ts';
import { holdScripts } from '#e2e/support/browser/held-scripts.ts';
import { inbox } from '#e2e/support/product/records.ts';

test('§12.30 before hydration: both forms submit as plain posts, and the thank-you page stays after hydration', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(heading(page)).toHaveText('Book a demo');
  expect(page.url()).not.toContain('@');
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await expect(heading(page)).toContainText('Thank you');
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL('/thank-you?sent=1');
  await expect(heading(page)).toContainText('Thank you');
  expect((await inbox(request, email)).map(({ form }) => form)).toEqual(['demo', 'lead']);
});

/** Navigates from About to Careers in one document. */
async function navigateToCareers(page: Page): Promise<void> {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(heading(page)).toHaveText(careers.title);
}

test('before hydration: Back to another page of the same document shows that page', async ({
  page,
}) => {
  await navigateToCareers(page);
  const { release } = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(careers.title);
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(about.hero.title);
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(heading(page)).toHaveText(careers.title);
});

/** Holds the response of /about; returns a function that releases it. */
async function holdAbout(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/about', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('before hydration: a page does not hydrate under the URL of another', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-console -- the test waits for this line
    addEventListener('hydrating', () => console.info('hydrating'));
  });
  const hydrating = page.waitForEvent('console', (message) => message.text() === 'hydrating');
  const { release } = await holdScripts(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(careers.title);
  // As Back does until its page has loaded.
  await page.evaluate(() => history.replaceState(null, '', '/about'));
  release();
  await hydrating;
  // Hydration would be finished once the page is idle twice.
  await page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
  );
  await expect(heading(page)).toHaveText(careers.title);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
});

/** Logs the page's hydration, since a page cannot be queried during a navigation. */
function logHydration() {
  const attributes = { attributeFilter: ['data-hydrated'], subtree: true };
  // oxlint-disable-next-line no-console -- the test waits for this line
  new MutationObserver(() => console.info('hydrated')).observe(document, attributes);
}

test('before hydration: Back during hydration shows the previous page', async ({ page }) => {
  await navigateToCareers(page);
  const releaseAbout = await holdAbout(page);
  await page.addInitScript(() => {
    if (location.pathname === '/careers') addEventListener('hydrating', () => history.back());
  });
  await page.addInitScript(logHydration);
  const didHydrate = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.reload({ waitUntil: 'commit' });
  await didHydrate;
  releaseAbout();
  await expect(heading(page)).toHaveText(about.hero.title);
  await waitForHydration(page);
});

test('before hydration: the browser opens and closes the header menus, and an open one survives hydration', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const trigger = (name: string) => page.getByRole('banner').getByRole('button', { name });
  const panels = page.locator('[popover]:popover-open');
  const expectOpen = async (name: string | null) => {
    await expect(panels).toHaveCount(name ? 1 : 0);
    const expanded = page.getByRole('banner').locator('button[aria-expanded=true]');
    await expect(expanded).toHaveText(name ? [name] : []);
  };
  await trigger('Customers').press('Enter');
  await expectOpen('Customers');
  await page.keyboard.press('Escape');
  await expectOpen(null);
  await expect(trigger('Customers')).toBeFocused();
  await trigger('Solutions').click();
  await page.mouse.click(1200, 700);
  await expectOpen(null);
  await trigger('Solutions').click();
  await trigger('Company').click();
  await expectOpen('Company');
  const box = await panels.boundingBox();
  release();
  await waitForHydration(page);
  await expectOpen('Company');
  expect(await panels.boundingBox()).toEqual(box);
  await trigger('Company').click();
  await expectOpen(null);
});
