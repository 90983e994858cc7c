import { brand } from '#content/brand.ts';
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
  byName,
  byText,
  hrefsOf,
  labelsOf,
  textOf,
  textsOf,
} from '#e2e/support/pages/built-document.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import { industries } from '#e2e/support/pages/industries.ts';

const mainOfHome = () => builtDocument('/').querySelector('main')!;
const play = `Play video: ${demoVideo.title}`;

test('§2.9 home: its sections are in the order of the specification', () => {
  const main = mainOfHome();
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
  const hero = main.querySelector('h1')!.closest('section')!;
  expect(textsOf(hero, 'h1')).toEqual(['Your network’s night shift, run by AI.']);
  expect(textOf(hero)).toMatch(/live in 14 days.*within 24 hours/);
  expect(hero.querySelectorAll('#hero-email')).toHaveLength(1);
  expect(textOf(hero)).toContain(`${play}. Watch the 28-second demo`);
  expect(main.querySelector('iframe')).toBeNull();
  // The bar of phones and the closing band.
  expect(hrefsOf(main, 'Book a Demo')).toEqual(['/book-demo', '/book-demo']);
});

test('§2.16 home: the HTML contains all content of its parts', () => {
  const main = mainOfHome();
  for (const tab of ['operations', 'workforce'] as const) {
    const listed = agentsFor(tab);
    const panel = byName(main, '[role=tabpanel]', solutions.tabs[tab].label);
    expect(textsOf(panel, 'li a')).toEqual(listed.map(({ name }) => name));
    expect(textsOf(panel, 'a + p')).toEqual(listed.map(({ line }) => line));
    expect(hrefsOf(panel)).toEqual(listed.map(({ slug }) => `/solutions/${slug}`));
    expect(panel.hasAttribute('hidden')).toBe(tab === 'workforce');
  }
  const stages = byName(main, '[role=group]', 'Implementation timeline');
  expect(textsOf(stages, '[aria-current=step] h3 span')).toEqual(['Today']);
  for (const { title } of Object.values(timeline.stages)) expect(textOf(stages)).toContain(title);
  expect(textsOf(main, 'blockquote')).toEqual(
    testimonials.items.map(({ quote }) => expect.stringContaining(quote) as unknown),
  );
  const cells = byText(main, 'h3', 'Agentic workflows via MCP').closest('ul')!;
  expect(labelsOf(cells, '[role=img]').join()).toMatch(/^A wiring diagram/);
  const { answer } = documentIntelligence;
  for (const words of [
    outageDetection.readings[1].value,
    voiceAi.transcript[1].text,
    answer.source,
  ])
    expect(textOf(cells)).toContain(words);
  for (const { label, marks, over } of integrations.groups) {
    const group = byText(main, 'h3', label).closest('li')!;
    expect(labelsOf(group, '[role=img]')).toEqual(marks.map(({ name }) => name));
    expect(textsOf(group, 'p')).toContain(over);
  }
  expect(hrefsOf(main, integrations.ask.label)).toEqual([`mailto:${brand.mail.info}`]);
  for (const { slug, shortName, headlineMetric } of industries) {
    const card = byText(main, 'h3', shortName).closest('li')!;
    expect(textOf(card)).toContain(`${figureOf(headlineMetric)} ${headlineMetric.description}`);
    expect(hrefsOf(card)).toEqual([`/customers/${slug}`]);
  }
});
