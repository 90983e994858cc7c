import type { Locator } from 'playwright/test';
import { figureOf } from '../content/claims';
import { claimStrip, testimonials, timeline } from '../content/home';
import { heroScene } from '../content/hero-scene';
import { documentIntelligence, outageDetection, voiceAi } from '../content/home-features';
import { integrations } from '../content/integrations';
import type { AgentPage } from '../content/schema';
import { agents } from './agents';
import { expect, open, test } from './fixtures';
import { industries } from './industries';
import { expectDrawn } from './wordmarks';

const names = (listed: { name: string }[]) => new RegExp(listed.map(({ name }) => name).join('|'));

/** The rows that the specification names, in order; a panel may list more agents. */
async function expectAgents(panel: Locator, listed: AgentPage[]) {
  const rows = panel.getByRole('listitem');
  await expect(rows.filter({ hasText: names(listed) })).toHaveText(
    listed.map(({ name, line }) => new RegExp(`${name}\\s*${line}`)),
  );
  for (const { name, line } of listed) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(panel.getByText(line, { exact: true })).toBeVisible();
  }
}

test('§2 home: the sections stand in the order of the specification, from top to bottom', async ({
  page,
}) => {
  await open(page, '/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    claimStrip.heading,
    'Seven agents, one line of sight.',
    timeline.heading,
    'At work in the systems you already run.',
    integrations.heading,
    testimonials.heading,
    'Built for six kinds of plant.',
    'Put one night of alarms on the table.',
  ]);
  const main = page.getByRole('main');
  const sections = [
    main.getByRole('textbox', { name: 'Work email' }),
    main.getByRole('tablist', { name: 'Solutions' }),
    main.getByRole('group', { name: 'Implementation timeline' }),
    main.getByRole('heading', { name: 'Agentic workflows via MCP' }),
    main.getByRole('region', { name: 'Testimonials' }),
    main.getByRole('link', { name: 'Fiber ISPs' }),
  ];
  const tops = await Promise.all(sections.map(async (one) => (await one.boundingBox())?.y ?? -1));
  expect(Math.min(...tops)).toBeGreaterThan(0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('§4 solutions tab: operations first; arrow keys, Home and End move and select', async ({
  page,
}) => {
  await open(page, '/');
  const list = page.getByRole('tablist', { name: 'Solutions' });
  const operations = list.getByRole('tab', { name: 'Operations' });
  const workforce = list.getByRole('tab', { name: 'Workforce' });
  const panel = page.getByRole('tabpanel');
  await expect(operations).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveCount(1);
  await expectAgents(panel, agents.slice(0, 4));
  await expect(panel.getByRole('button', { name: /^Play video/ })).toBeVisible();

  await operations.focus();
  await page.keyboard.press('ArrowRight');
  await expect(workforce).toBeFocused();
  await expect(workforce).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Workforce');
  await expectAgents(panel, agents.slice(4));
  await expect(panel.getByRole('button', { name: /^Play video/ })).toHaveCount(0);
  await expect(panel.getByRole('img', { name: /^A chart of conversations/ })).toBeVisible();
  await expect(panel).toContainText('5,624');
  await page.keyboard.press('ArrowRight');
  await expect(operations).toBeFocused();
  await page.keyboard.press('End');
  await expect(workforce).toBeFocused();
  await page.keyboard.press('Home');
  await expect(operations).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(workforce).not.toBeFocused();
  await workforce.click();
  await expect(panel).toHaveAccessibleName('Workforce');
});

test('§4 timeline: Today first; a stage button highlights the matching card', async ({ page }) => {
  await open(page, '/');
  const group = page.getByRole('group', { name: 'Implementation timeline' });
  const current = group.locator('[aria-current="step"]');
  for (const [index, label] of ['Today', 'Day 7', 'Day 14'].entries()) {
    const button = group.getByRole('button', { name: label, exact: true });
    if (index > 0) {
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.press('Enter');
    }
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(current).toHaveCount(1);
    await expect(current.getByRole('heading')).toContainText(label);
  }
});

test('§1 home: five features with words and pictures; logos of the four kinds of systems', async ({
  page,
}) => {
  await open(page, '/');
  const cells = page
    .getByRole('main')
    .getByRole('list')
    .filter({
      has: page.getByRole('heading', { name: 'Agentic workflows via MCP' }),
    });
  await expect(cells.getByRole('heading', { level: 3 })).toHaveText([
    'Agentic workflows via MCP',
    'OSS/BSS integrations',
    'Outage detection',
    'Voice AI',
    'Document intelligence',
  ]);
  for (const heading of await cells.getByRole('heading').all()) await expect(heading).toBeVisible();
  await expect(cells.getByRole('list', { name: 'Tool calls of one incident' })).toBeVisible();
  await expect(cells.getByRole('img', { name: /^A wiring diagram/ })).toBeVisible();
  for (const text of [
    outageDetection.readings[1].value,
    voiceAi.transcript[1].text,
    documentIntelligence.answer.source,
  ]) {
    await expect(cells.getByText(text, { exact: true })).toBeVisible();
  }

  const main = page.getByRole('main');
  const labels = ['Billing', 'HR', 'Network equipment', 'Monitoring'];
  expect(integrations.groups.map(({ label }) => label)).toEqual(labels);
  for (const { label, marks } of integrations.groups) {
    const group = main.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: label, exact: true }),
    });
    await expect(group.getByRole('img')).toHaveCount(marks.length);
    for (const { name } of marks) {
      const mark = group.getByRole('img', { name, exact: true });
      await expect(mark).toBeVisible();
      await expectDrawn(mark.locator('use'));
    }
  }
});

test('§2 home: six industry cards lead to their pages, each with its figure', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const order = await main.locator('a[href^="/customers/"]').allInnerTexts();
  const specified = ['Fiber ISPs', 'Carriers', 'Wireless', 'Utilities', 'Education', 'Healthcare'];
  expect(order.filter((name) => specified.includes(name))).toEqual(specified);
  for (const { slug, shortName, headlineMetric, title } of industries) {
    const card = main.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: shortName, exact: true }),
    });
    await expect(card).toContainText(figureOf(headlineMetric));
    await expect(card).toContainText(headlineMetric.description);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/customers/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
  }
});

test('§2 home: Book a demo closes the page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Book a demo' }).click();
  await expect(page).toHaveURL('/book-demo');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§4 home: tabs, timeline and carousel show all their content', async ({ page }) => {
    await page.goto('/');
    for (const name of ['NetworkOS', 'HumanOS Engage']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
    for (const { title } of Object.values(timeline.stages)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    for (const { quote } of testimonials.items) await expect(page.getByText(quote)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
  });
});

test('art direction §15: with text twice as large the title of a console is read whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const bar = page.getByRole('region', { name: heroScene.agent }).locator('header');
  const height = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().height);
  const title = await height(bar.getByText(heroScene.place));
  expect(title, 'more than the bar’s least height').toBeGreaterThan(44);
  expect(await height(bar)).toBeGreaterThanOrEqual(title);
});
