import type { Page } from 'playwright/test';
import { claims } from '../content/claims';
import { brand } from '../content/brand';
import { agents } from './agents';
import { browserLine, expect, open, test } from './fixtures';
import { heading } from './forms';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const agent of agents) {
  const path = `/solutions/${agent.slug}`;

  test(`§2 agent pages: ${agent.name} says what it is, does, asks first and brings`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page).toHaveTitle(`${agent.name} · ${brand.name}`);
    await expect(heading(page)).toHaveText(agent.title);
    const { subtitle, category, organizationType, overview, actsAlone, asksFirst } = agent;
    for (const text of [subtitle, category, organizationType, ...overview]) {
      await expect(main(page)).toContainText(text);
    }
    for (const [title, items] of [
      ['Acts alone', actsAlone],
      ['Asks first', asksFirst],
    ] as const) {
      await expect(main(page).getByRole('heading', { name: title })).toBeVisible();
      for (const item of items) await expect(main(page).getByText(item)).toBeVisible();
    }

    const capabilities = region(page, 'Key capabilities').getByRole('listitem');
    await expect(capabilities).toHaveText(
      agent.capabilities.map(({ title, description }) => new RegExp(`${title}\\s*${description}`)),
    );
    await expect(capabilities.getByRole('heading', { level: 3 })).toHaveCount(6);
    const benefits = region(page, 'Benefits').getByRole('listitem');
    await expect(benefits).toHaveCount(8);
    for (const [index, { text, claim }] of agent.benefits.entries()) {
      const benefit = benefits.nth(index);
      await expect(benefit).toContainText(text);
      await expect(benefit.getByText('How we measure')).toHaveCount(claim ? 1 : 0);
      if (!claim) continue;
      await expect(benefit).toContainText(`${claims[claim].figure} ${claims[claim].label}`);
      await benefit.getByText('How we measure').click();
      await expect(benefit.getByText(claims[claim].how)).toBeVisible();
    }

    await expect(main(page).getByRole('heading', { name: agent.ctaTitle })).toBeVisible();
    await expect(main(page).getByText(agent.ctaSubtitle, { exact: true })).toBeVisible();
    const calls = main(page).getByRole('link', { name: 'Book a Demo' });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', '/book-demo');
  });

  test(`§2 agent pages: ${agent.name} ${agent.videoUrl ? 'has the demo video' : 'has no video'}`, async ({
    page,
  }) => {
    await open(page, path);
    const count = agent.slug === 'network-os' ? 1 : 0;
    await expect(page.locator('#demo-video')).toHaveCount(count);
    await expect(page.getByRole('button', { name: /^Play video: / })).toHaveCount(count);
    await expect(main(page).getByRole('link', { name: 'Watch the demo' })).toHaveCount(count);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test(`contracts §2: the head of ${agent.name} describes it to search engines`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      agent.metaDescription,
    );
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(things.map((thing) => thing['@type'])).toEqual([
      'Service',
      'BreadcrumbList',
      ...(agent.slug === 'network-os' ? ['VideoObject'] : []),
    ]);
    expect(things[0]).toMatchObject({ name: agent.name, url: `${brand.siteUrl}${path}` });
  });

  test(`§2 agent pages: the console of ${agent.name} is told in words`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const { console } = agent;
    const title = console.kind === 'map' ? 'Ridge County ring' : console.title;
    const picture = region(page, `${agent.name}, ${title}`);
    await expect(picture.getByRole('button', { name: 'Replay scene' })).toBeVisible();
    if (console.kind === 'map') {
      await expect(picture.getByRole('img', { name: /^A network map/ })).toBeVisible();
      return;
    }
    await expect(picture).toContainText(console.description);
    for (const { event } of console.feed) await expect(picture.getByText(event)).toBeVisible();
  });

  test(`contracts §8: ${agent.name} loads the words and pictures of no other agent`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    const names: string[] = [];
    page.on('response', (response) => {
      const name = /assets\/(.+)-[\w-]{8}\.js$/.exec(response.url())?.[1];
      if (!name) return;
      names.push(name);
      scripts.push(response.text());
    });
    await open(page, path);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain(agent.subtitle);
    for (const other of agents.filter(({ slug }) => slug !== agent.slug)) {
      expect(code).not.toContain(other.subtitle);
    }
    const parts = ['map', 'thread', 'voice', 'answer', 'progress', 'pulse', 'demo'];
    const expected = [agent.console.kind, agent.videoUrl ?? []].flat();
    expect(names.filter((name) => parts.includes(name)).sort()).toEqual([...expected].sort());
    expect(code.includes('Play video: ')).toBe(Boolean(agent.videoUrl));
  });
}

/** What each agent does, in the words of the specification (§1). */
const offered: Record<string, RegExp[]> = {
  'network-os': [/network monitoring and dispatch/i, /outage localization/i, /crew dispatch/i],
  'customer-os': [/Tier 1 customer support/],
  'field-os': [/field assistant and dispatch/i, /technician/, /voice on the job/i],
  'standards-os': [/standards and compliance/i, /specification questions/],
  'human-os-attract': [/preboarding/i],
  'human-os-onboard': [/first 90 days/i],
  'human-os-engage': [/survey/i, /burnout/i],
};

for (const [slug, words] of Object.entries(offered)) {
  test(`§1 agents: /solutions/${slug} says what the agent is for`, async ({ page }) => {
    await open(page, `/solutions/${slug}`);
    for (const word of words) await expect(main(page)).toContainText(word);
  });
}

test('§4 console: its scene can be paused, goes on, and rests on the last frame', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/solutions/customer-os');
  const picture = region(page, 'CustomerOS, Chat with subscriber 20817');
  const last = picture.getByText('Works. Thanks.');
  await picture.getByRole('button', { name: 'Pause scene' }).click();
  await expect(last).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(last).toBeHidden();
  await picture.getByRole('button', { name: 'Continue scene' }).click();
  await page.clock.runFor(9_000);
  await expect(last).toBeVisible();
  await picture.getByRole('button', { name: 'Replay scene' }).click();
  await expect(last).toBeHidden();
});

test('§2 solution pages: from one agent to another, each shows its own words', async ({ page }) => {
  await open(page, '/solutions/human-os-attract');
  const footer = page.getByRole('contentinfo');
  for (const { name, title } of agents.toReversed()) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveTitle(`${name} · ${brand.name}`);
  }
});

test('contracts §2: an unknown agent is not found, by address and by link', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine);
  const answer = await page.goto('/solutions/billing-os');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(heading(page)).toHaveText('No line runs here.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FieldOS' }).click();
  await expect(heading(page)).toContainText('second pair of hands');
  await page.evaluate(() => history.pushState({}, '', '/solutions/toString'));
  await expect(heading(page)).toHaveText('No line runs here.');
});

test('contracts §2: agent pages are in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { slug } of agents) {
    expect(sitemap).toContain(`<loc>${brand.siteUrl}/solutions/${slug}</loc>`);
  }
});

test('§2 agent pages: nothing scrolls sideways on the smallest screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { slug } of agents) {
    await open(page, `/solutions/${slug}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([slug, overflow]).toEqual([slug, 0]);
  }
});
