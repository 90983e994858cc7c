import type { Page } from 'playwright/test';
import { claims } from '../content/claims';
import { brand } from '../content/brand';
import { agents } from './agents';
import { browserLine, expect, open, test, testWithoutPage } from './fixtures';
import { heading } from './forms';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

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

/** The parts of a page that only some agents have; each is a file of its own. */
const parts = ['map', 'thread', 'voice', 'answer', 'progress', 'pulse', 'demo'];

/** Every script that the page loads from now on: its name, and what is in it. */
function watchScripts(page: Page) {
  const names: string[] = [];
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    const name = /assets\/(.+)-[\w-]{8}\.js$/.exec(response.url())?.[1];
    if (!name) return;
    names.push(name);
    texts.push(response.text().catch(() => ''));
  });
  return { names, code: async () => (await Promise.all(texts)).join('\n') };
}

for (const agent of agents) {
  const path = `/solutions/${agent.slug}`;
  const hasVideo = agent.slug === 'network-os';

  test(`§1, §2 agent pages: ${agent.name} says what it is for, does, asks first and brings`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    await open(page, path);

    await test.step('contracts §8: it loads the words and pictures of no other agent', async () => {
      const code = await scripts.code();
      expect(code).toContain(agent.subtitle);
      for (const other of agents.filter(({ slug }) => slug !== agent.slug)) {
        expect(code).not.toContain(other.subtitle);
      }
      const expected = [agent.console.kind, agent.videoUrl ?? []].flat();
      const loaded = scripts.names.filter((name) => parts.includes(name));
      expect(loaded.sort()).toEqual([...expected].sort());
      expect(code.includes('Play video: ')).toBe(Boolean(agent.videoUrl));
    });

    await test.step('§1: it says what the agent is for', async () => {
      for (const word of offered[agent.slug] ?? []) await expect(main(page)).toContainText(word);
    });

    await test.step('it says what it is, does alone and asks first', async () => {
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
    });

    await test.step('it has six capabilities and eight benefits, measured ones with how', async () => {
      const capabilities = region(page, 'Key capabilities').getByRole('listitem');
      await expect(capabilities).toHaveText(
        agent.capabilities.map(
          ({ title, description }) => new RegExp(`${title}\\s*${description}`),
        ),
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
    });

    await test.step('it leads to the demo form', async () => {
      await expect(main(page).getByRole('heading', { name: agent.ctaTitle })).toBeVisible();
      await expect(main(page).getByText(agent.ctaSubtitle, { exact: true })).toBeVisible();
      const calls = main(page).getByRole('link', { name: 'Book a Demo' });
      await expect(calls).toHaveCount(2);
      for (const call of await calls.all())
        await expect(call).toHaveAttribute('href', '/book-demo');
    });

    await test.step(hasVideo ? 'it has the demo video' : 'it has no video', async () => {
      const count = hasVideo ? 1 : 0;
      await expect(page.locator('#demo-video')).toHaveCount(count);
      await expect(page.getByRole('button', { name: /^Play video: / })).toHaveCount(count);
      await expect(main(page).getByRole('link', { name: 'Watch the demo' })).toHaveCount(count);
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    await test.step('contracts §2: its head describes it to search engines', async () => {
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        agent.metaDescription,
      );
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
      expect(things.map((thing) => thing['@type'])).toEqual([
        'Service',
        'BreadcrumbList',
        ...(hasVideo ? ['VideoObject'] : []),
      ]);
      expect(things[0]).toMatchObject({ name: agent.name, url: `${brand.siteUrl}${path}` });
    });

    await test.step('its console is told in words, all of them at once with less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
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

testWithoutPage('contracts §2: agent pages are in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { slug } of agents) {
    expect(sitemap).toContain(`<loc>${brand.siteUrl}/solutions/${slug}</loc>`);
  }
});
