import type { Page } from 'playwright/test';
import { about } from '../content/about';
import { featuresSection } from '../content/home-features';
import { expect, hydrated, open, test } from './fixtures';
import { heading } from './forms';
import { holdScripts } from './held-scripts';

/** The scripts that a page has asked for from now on, as text. */
function scriptsOf(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** When the page's document began: the same as long as none is loaded anew. */
const began = (page: Page) => page.evaluate(() => performance.timeOrigin);

test('speed: what never changes in a page is read without code, its links stay within the app, and Back draws it', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: featuresSection.heading })).toBeVisible();
  expect(await scripts()).not.toContain(featuresSection.lead);
  const first = await began(page);
  await page.getByRole('main').getByRole('link', { name: 'Utilities' }).click();
  await expect(page).toHaveURL('/customers/utilities');
  await page.goBack();
  await expect(page.getByRole('heading', { name: featuresSection.heading })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText(about.hero.title);
  await expect(page.getByText(about.mission.text)).toBeVisible();
  expect(await began(page)).toBe(first);
});

test('speed: a press with Ctrl on such a link opens a tab, as on any other', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('main')
      .getByRole('link', { name: 'Utilities' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/customers/utilities');
  await expect(page).toHaveURL('/');
});

test('speed: a list of the footer that is opened on a phone before hydration stays open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { release } = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await expect(link).toBeHidden();
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Company' }).click();
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await expect(link).toBeVisible();
});
