import type { Page } from 'playwright/test';
import { brand } from '../content/brand';
import { figureOf } from '../content/claims';
import { industry as carriers } from '../content/industries/carriers';
import { industry as education } from '../content/industries/education';
import { industry as fiberIsps } from '../content/industries/fiber-isps';
import { industry as healthcare } from '../content/industries/healthcare';
import { industry as utilities } from '../content/industries/utilities';
import { industry as wireless } from '../content/industries/wireless';
import { browserLine, expect, open, test } from './fixtures';
import { heading } from './forms';

const telecommunications = [fiberIsps, carriers, wireless];
const services = [utilities, education, healthcare];
const industries = [
  ...telecommunications.map((page) => ({ page, category: 'Telecommunications' })),
  ...services.map((page) => ({ page, category: 'Infrastructure & Services' })),
];
const pathOf = ({ slug }: { slug: string }) => `/customers/${slug}`;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { page: industry, category } of industries) {
  const path = pathOf(industry);

  test(`§2 industry pages: ${path} has its badge, title, subtitle, picture and overview`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(heading(page)).toHaveText(industry.title);
    await expect(main.getByText(category, { exact: true })).toBeVisible();
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
      for (const { title, icon, benefits } of solutions) {
        const row = column
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title }) });
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
    await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).click();
    await expect(page).toHaveURL('/book-demo');
  });
}

test('§1 outage detection: the utilities and healthcare pages list it, no other does', async ({
  page,
}) => {
  for (const { page: industry } of industries) {
    await page.goto(pathOf(industry));
    const offering = region(page, 'Your Operations').getByRole('heading', {
      name: 'AI-powered outage detection',
    });
    await expect(offering).toHaveCount(['utilities', 'healthcare'].includes(industry.slug) ? 1 : 0);
  }
});

test('§9 claims: each figure of an industry says how it is measured on request', async ({
  page,
}) => {
  await open(page, pathOf(fiberIsps));
  const result = region(page, 'Expected results').getByRole('listitem').first();
  const note = result.getByText(/over 90 days, against the same season/);
  await expect(note).toBeHidden();
  await result.getByText('How we measure').click();
  await expect(note).toBeVisible();
});

test('§2 industry pages: a page loads the words and the drawing of no other industry', async ({
  page,
}) => {
  let loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const isLoaded = (name: string) => loaded.some((file) => file.startsWith(`/assets/${name}-`));
  for (const { page: own } of industries) {
    loaded = [];
    await open(page, pathOf(own));
    for (const { page: other } of industries) {
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
  await open(page, pathOf(carriers));
  await page.evaluate(() => history.pushState({}, '', '/customers/railways'));
  await expect(heading(page)).not.toHaveText(carriers.title);
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
});

test('§2 industry pages: nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { page: industry } of industries) {
    await page.goto(pathOf(industry));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
