import type { Page } from 'playwright/test';
import { brand } from '../content/brand';
import { figureOf } from '../content/claims';
import { agents } from './agents';
import { browserLine, expect, open, test } from './fixtures';
import { heading } from './forms';
import { industries } from './industries';

const telecommunications = ['fiber-isps', 'carriers', 'wireless'];
const categoryOf = ({ slug }: { slug: string }) =>
  telecommunications.includes(slug) ? 'Telecommunications' : 'Infrastructure & Services';
const pathOf = ({ slug }: { slug: string }) => `/customers/${slug}`;
/** The number that an agent's mark shows; a row is marked with the agent that does the work. */
const strandOf = (slug: string) => String(agents.find((agent) => agent.slug === slug)?.strand);
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const industry of industries) {
  const path = pathOf(industry);

  test(`§2 industry pages: ${path} has its badge, title, subtitle, picture and overview`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(heading(page)).toHaveText(industry.title);
    await expect(main.getByText(categoryOf(industry), { exact: true })).toBeVisible();
    await expect(main.getByText(industry.subtitle, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: industry.imagePlaceholder })).toBeVisible();
    for (const paragraph of industry.overview) await expect(main).toContainText(paragraph);
    await expect(page).toHaveTitle(new RegExp(`${industry.shortName} · ${brand.name}$`, 'i'));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      brand.siteUrl + path,
    );
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(things.find((thing) => thing['@type'] === 'Service')).toMatchObject({
      url: brand.siteUrl + path,
    });
    expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
  });

  test(`§2 industry pages: ${path} has four numbered challenges, and solutions in two columns`, async ({
    page,
  }) => {
    await page.goto(path);
    const challenges = region(page, 'Challenges').getByRole('listitem');
    await expect(challenges).toHaveCount(4);
    for (const [index, { title, description }] of industry.challenges.entries()) {
      const challenge = challenges.nth(index);
      await expect(challenge.getByText(`0${index + 1}`, { exact: true })).toBeVisible();
      await expect(challenge.getByRole('heading', { name: title })).toBeVisible();
      await expect(challenge).toContainText(description);
    }
    for (const { name, solutions } of [
      { name: 'Your Operations', solutions: industry.solutions },
      { name: 'Your Workforce', solutions: industry.workforceSolutions },
    ]) {
      const column = region(page, name);
      await expect(column.getByRole('heading', { level: 3 })).toHaveText(
        solutions.map(({ title }) => title),
      );
      for (const { title, icon, description, benefits } of solutions) {
        const row = column
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title }) });
        await expect(row.getByText(description, { exact: true })).toBeVisible();
        await expect(row.getByText(strandOf(icon), { exact: true })).toBeVisible();
        await expect(row.locator('ul').getByRole('listitem')).toHaveText([...benefits]);
        await expect(row.getByRole('link')).toHaveAttribute('href', `/solutions/${icon}`);
      }
    }
  });

  test(`§2 industry pages: ${path} has six expected results and leads to the demo form`, async ({
    page,
  }) => {
    await page.goto(path);
    const results = region(page, 'Expected results').getByRole('list').first().locator('> li');
    await expect(results).toHaveCount(6);
    for (const [index, result] of industry.results.entries()) {
      const cell = results.nth(index);
      await expect(cell.getByText(figureOf(result), { exact: true })).toBeVisible();
      await expect(cell).toContainText(result.description);
      await expect(cell.getByRole('group')).toHaveCount('claim' in result ? 1 : 0);
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: industry.ctaTitle })).toBeVisible();
    await expect(main.getByText(industry.ctaSubtitle, { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Book a Demo' }).click();
    await expect(page).toHaveURL('/book-demo');
  });
}

test('§1 outage detection: the utilities and healthcare pages list it, no other does', async ({
  page,
}) => {
  for (const industry of industries) {
    await page.goto(pathOf(industry));
    const offering = region(page, 'Your Operations').getByRole('heading', {
      name: 'AI-powered outage detection',
    });
    await expect(offering).toHaveCount(['utilities', 'healthcare'].includes(industry.slug) ? 1 : 0);
  }
});

test('§2 industry pages: a page loads the words and the drawing of no other industry', async ({
  page,
}) => {
  let loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const isLoaded = (name: string) => loaded.some((file) => file.startsWith(`/assets/${name}-`));
  for (const own of industries) {
    loaded = [];
    await open(page, pathOf(own));
    for (const other of industries) {
      const expected = other === own;
      expect(isLoaded(other.slug), `${other.slug} on ${own.slug}`).toBe(expected);
      expect(isLoaded(other.scene), `${other.scene} on ${own.slug}`).toBe(expected);
    }
  }
});

test('contracts §2: an industry that does not exist is the not-found page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine, 'any');
  const answer = await page.goto('/customers/railways');
  expect(answer?.status()).toBe(404);
  await open(page, '/customers/carriers');
  await expect(heading(page)).not.toHaveText('No line runs here.');
  await page.evaluate(() => history.pushState({}, '', '/customers/railways'));
  await expect(heading(page)).toHaveText('No line runs here.');
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
});

test('§2 industry pages: nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const industry of industries) {
    await page.goto(pathOf(industry));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
