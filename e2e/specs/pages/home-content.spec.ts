import { figureOf } from '#content/claims.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { claimStrip, solutions, testimonials, timeline } from '#content/site/home.ts';
import { documentIntelligence, outageDetection, voiceAi } from '#content/site/home-features.ts';
import { faq } from '#content/site/faq.ts';
import { trust } from '#content/site/trust.ts';
import { integrations } from '#content/site/integrations.ts';
import { agentsFor } from '#e2e/support/pages/agents.ts';
import {
  builtDocument,
  hrefsOf,
  byName,
  labelsOf,
  textOf,
  textsOf,
  byText,
} from '#e2e/support/pages/built-document.ts';
import { expect, testWithoutPage } from '#e2e/support/browser/fixtures.ts';
import { industries } from '#e2e/support/pages/industries.ts';

const main = builtDocument('/').querySelector('main')!;
const play = `Play video: ${demoVideo.title}`;

testWithoutPage('home: its sections are in the order of the specification', () => {
  expect(textsOf(main, 'h2')).toEqual([
    claimStrip.heading,
    'Run your own numbers.',
    'Seven agents, one shared view.',
    timeline.heading,
    'Works in the systems you already run.',
    testimonials.heading,
    'Built for six kinds of operator.',
    integrations.heading,
    trust.heading,
    'Bring us one night of alarms.',
    faq.heading,
  ]);
  const parts = {
    email: '#hero-email',
    tabs: '[role=tablist][aria-label=Solutions]',
    timeline: '[role=group][aria-label="Implementation timeline"]',
    features: 'ol[aria-label="Tool calls of one incident"]',
    testimonials: '[aria-label=Testimonials]',
    industries: 'a[href="/customers/fiber-isps"]',
  };
  const found = [...main.querySelectorAll(Object.values(parts).join())];
  const order = Object.values(parts).map((selector) =>
    found.findIndex((element) => element.matches(selector)),
  );
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  // The bar of phones and the closing band.
  expect(hrefsOf(main, 'Book a Demo')).toEqual(['/book-demo', '/book-demo']);
});

testWithoutPage('home: the hero has a headline, a subtitle, the email form and the video', () => {
  const hero = main.querySelector('h1')!.closest('section')!;
  expect(textsOf(hero, 'h1')).toEqual(['Your network’s night shift, run by AI.']);
  expect(textOf(hero)).toMatch(/live in 14 days.*within 24 hours/);
  expect(hero.querySelectorAll('form input[type=email]')).toHaveLength(1);
  expect(textOf(hero)).toContain(`${play}. Watch the 28-second demo`);
  expect(hero.querySelector('iframe')).toBeNull();
});

testWithoutPage('home: the HTML contains all content of tabs, timeline and carousel', () => {
  for (const tab of ['operations', 'workforce'] as const) {
    const listed = agentsFor(tab);
    const panel = byName(main, '[role=tabpanel]', solutions.tabs[tab].label);
    expect(textsOf(panel, 'li a')).toEqual(listed.map(({ name }) => name));
    expect(textsOf(panel, 'a + p')).toEqual(listed.map(({ line }) => line));
    expect(hrefsOf(panel)).toEqual(listed.map(({ slug }) => `/solutions/${slug}`));
    const isFirst = tab === 'operations';
    expect(panel.hasAttribute('hidden')).toBe(!isFirst);
    expect(labelsOf(panel, 'button')).toEqual(isFirst ? [play] : []);
    if (!isFirst) expect(textOf(panel)).toMatch(/Night operations.*7 of 9/);
  }
  const stages = byName(main, '[role=group]', 'Implementation timeline');
  expect(textsOf(stages, 'button')).toEqual(['Today', 'Day 7', 'Day 14']);
  expect(textsOf(stages, '[aria-current=step] h3 span')).toEqual(['Today']);
  for (const { title } of Object.values(timeline.stages)) expect(textOf(stages)).toContain(title);
  expect(textsOf(main, 'blockquote')).toEqual(
    testimonials.items.map(({ quote }) => expect.stringContaining(quote) as unknown),
  );
});

testWithoutPage(
  'home: it shows five features with text and pictures, and four kinds of systems',
  () => {
    const cells = byText(main, 'h3', 'Agentic workflows via MCP').closest('ul')!;
    expect(textsOf(cells, 'h3')).toEqual([
      'Agentic workflows via MCP',
      'OSS/BSS integrations',
      'Outage detection',
      'Voice AI',
      'Document intelligence',
    ]);
    expect(labelsOf(cells, '[role=img]')).toEqual([
      expect.stringMatching(/^A wiring diagram/) as unknown,
    ]);
    for (const words of [
      outageDetection.readings[1].value,
      voiceAi.transcript[1].text,
      documentIntelligence.answer.source,
    ])
      expect(textOf(cells)).toContain(words);
    expect(integrations.groups.map(({ label }) => label)).toEqual([
      'Billing',
      'HR',
      'Network equipment',
      'Monitoring',
    ]);
    for (const { label, marks } of integrations.groups)
      expect(labelsOf(byText(main, 'h3', label).closest('li')!, '[role=img]')).toEqual(
        marks.map(({ name }) => name),
      );
  },
);

testWithoutPage('home: six industry cards show their figures and link to their pages', () => {
  const specified = ['Fiber ISPs', 'Carriers', 'Wireless', 'Utilities', 'Education', 'Healthcare'];
  const listed = textsOf(main, 'h3 a[href^="/customers/"]');
  expect(listed.filter((name) => specified.includes(name))).toEqual(specified);
  for (const { slug, shortName, headlineMetric } of industries) {
    const card = byText(main, 'h3', shortName).closest('li')!;
    expect(textOf(card)).toContain(`${figureOf(headlineMetric)} ${headlineMetric.description}`);
    expect(hrefsOf(card)).toEqual([`/customers/${slug}`]);
  }
});
