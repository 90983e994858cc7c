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

  test(`§2 industry pages: ${path} says what it is, what is hard there, and what is done`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
    });
    await open(page, path);
    const main = page.getByRole('main');

    await test.step('it loads the words and the drawing of no other industry', () => {
      const isLoaded = (name: string) => loaded.some((one) => one.startsWith(`/assets/${name}-`));
      for (const other of industries) {
        expect(isLoaded(other.slug), other.slug).toBe(other === industry);
        expect(isLoaded(other.scene), other.scene).toBe(other === industry);
      }
    });

    await test.step('it has its badge, title, subtitle, picture, overview and head', async () => {
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

    await test.step('it has four numbered challenges, and solutions in two columns', async () => {
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

    await test.step('§1 outage detection: utilities and healthcare list it, no other does', async () => {
      const offering = region(page, 'Your Operations').getByRole('heading', {
        name: 'AI-powered outage detection',
      });
      const times = ['utilities', 'healthcare'].includes(industry.slug) ? 1 : 0;
      await expect(offering).toHaveCount(times);
    });

    await test.step('it has six expected results and leads to the demo form', async () => {
      const results = region(page, 'Expected results').getByRole('list').first().locator('> li');
      await expect(results).toHaveCount(6);
      for (const [index, result] of industry.results.entries()) {
        const cell = results.nth(index);
        await expect(cell.getByText(figureOf(result), { exact: true })).toBeVisible();
        await expect(cell).toContainText(result.description);
        await expect(cell.getByRole('group')).toHaveCount('claim' in result ? 1 : 0);
      }
      await expect(main.getByRole('heading', { name: industry.ctaTitle })).toBeVisible();
      await expect(main.getByText(industry.ctaSubtitle, { exact: true })).toBeVisible();
      await main.getByRole('link', { name: 'Book a Demo' }).click();
      await expect(page).toHaveURL('/book-demo');
    });
  });
}

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
