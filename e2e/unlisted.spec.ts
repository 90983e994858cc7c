import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { industry as utilities } from '../content/industries/utilities';
import { plantedIndustry } from '../tests/architecture/planted-pages';
import { buildCopy, removeScratchCopies, scratchCopy } from '../tests/architecture/scratch-copy';
import { expect, open, test } from './fixtures';
import { heading } from './forms';
import { saveData } from './first-visit';
import { fileOf } from './built-pages';
import { pageHands } from './page-hands';

const map = '/unlisted-industries.js';
const page = { slug: 'harbors', shortName: 'Harbor masters', order: 8 };
const path = `/customers/${page.slug}`;
const title = /harbor masters/;

let dist = '';
test.beforeAll(() => {
  // A whole build of the site, on a machine that may be busy.
  test.setTimeout(180_000);
  const copy = scratchCopy([plantedIndustry('industries/unlisted', page)]);
  expect(buildCopy(copy, '--logLevel', 'error').status).toBe(0);
  dist = join(copy, 'dist');
});
test.afterAll(removeScratchCopies);

const isFile = (name: string) => /\.\w+$/.test(name) && existsSync(name);

/** Answers with the files of the copy in place of the built site’s. */
async function serveCopy(window: Page, baseURL = '') {
  await window.route(`${baseURL}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, fileOf(pathname)].map((name) => join(dist, name)).find(isFile);
    return file
      ? route.fulfill({ path: file })
      : route.fulfill({ path: join(dist, '404.html'), status: 404 });
  });
}
/** The scripts that a page fetches from now on, without the hashes in their names. */
function scriptsFromNow(window: Page): Set<string> {
  const names = new Set<string>();
  window.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.add(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  return names;
}

test('§2 industry pages: one that no list names loads what a listed one does, and is reached by a link', async ({
  page: window,
  baseURL,
}) => {
  await serveCopy(window, baseURL);
  await window.addInitScript(saveData);
  const scripts = scriptsFromNow(window);

  await test.step('its visitor loads its own words, and no map of all such pages', async () => {
    await open(window, `/customers/${utilities.slug}`);
    const listed = [...scripts];
    scripts.clear();
    await open(window, path);
    await expect(window).toHaveTitle(title);
    const named = listed.map((name) => name.replace(utilities.slug, page.slug));
    expect([...scripts].toSorted()).toEqual(named.toSorted());
    expect(scripts).toContain(`/assets/${page.slug}`);
  });

  await test.step('it is alive, and its menus lead to the listed ones', async () => {
    const banner = window.getByRole('banner');
    await banner.getByRole('button', { name: 'Customers' }).click();
    await banner.getByRole('link', { name: utilities.shortName }).click();
    await expect(window).toHaveURL(`/customers/${utilities.slug}`);
    expect(scripts).not.toContain(map);
  });

  await test.step('who comes by a link loads the map first, and no document', async () => {
    await open(window, '/about');
    scripts.clear();
    await pageHands(window).go(path);
    await expect(window).toHaveTitle(title);
    await expect(heading(window)).toHaveText(utilities.title);
    expect(scripts).toContain(map);
    expect(scripts).toContain(`/assets/${page.slug}`);
    expect(scripts).not.toContain('/assets/client');
  });

  await test.step('an address that is in neither list has no page', async () => {
    await pageHands(window).go('/customers/railways');
    await expect(heading(window)).toHaveText('No line runs here.');
  });
});
