import { brand } from '#content/brand.ts';
import { claims, figureOf } from '#content/claims.ts';
import { agents } from '#e2e/support/pages/agents.ts';
import {
  builtDocument,
  byName,
  byText,
  hrefsOf,
  labelsOf,
  structuredData,
  textOf,
  textsOf,
} from '#e2e/support/pages/built-document.ts';
import { builtFile } from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import { industries } from '#e2e/support/pages/industries.ts';
import { chunksOf } from '#e2e/support/pages/lazy-chunks.ts';

/** Each agent's tasks, as in the specification (specification §1). */
const offered: Record<string, RegExp[]> = {
  'network-os': [/network monitoring and dispatch/i, /outage localization/i, /crew dispatch/i],
  'customer-os': [/Tier 1 customer support/],
  'field-os': [/field assistant and dispatch/i, /technician/, /voice on the job/i],
  'standards-os': [/standards and compliance/i, /specification questions/],
  'human-os-attract': [/preboarding/i],
  'human-os-onboard': [/first 90 days/i],
  'human-os-engage': [/survey/i, /burnout/i],
};

const agentPath = ({ slug }: { slug: string }) => `/solutions/${slug}`;
const industryPath = ({ slug }: { slug: string }) => `/customers/${slug}`;

/** Keys of ids, and of texts that other pages or the head show. */
const elsewhere =
  /^(slug|group|order|strand|line|icon|claim|scene|image|imagePlaceholder|metaDescription|videoUrl|headlineMetric|question|shortName|incident|console)$/;

/** Returns every text of a content file that its page shows. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content.replace(/\s+/g, ' ')];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    elsewhere.test(key) ? [] : textsIn(value),
  );
}

function expectPage(path: string, content: { title: string }, types: string[]): Element {
  const document = builtDocument(path);
  const main = document.querySelector('main')!;
  const text = textOf(document.body);
  expect(textsOf(document, 'h1')).toEqual([content.title]);
  for (const words of textsIn(content)) expect.soft(text, path).toContain(words);
  expect(structuredData(document).map((thing) => thing['@type'])).toEqual(types);
  expect(structuredData(document)[0]).toMatchObject({ url: brand.siteUrl + path });
  expect(hrefsOf(main, 'Book a Demo')).toEqual(['/book-demo', '/book-demo', '/book-demo']);
  // A native `details`, closed by default, for each figure.
  for (const note of main.querySelectorAll('li details')) {
    const claim = Object.values(claims).find(({ how }) => how === textOf(note.querySelector('p')));
    const label = textOf(note.querySelector('summary'));
    expect(label, path).toMatch(/^How we measure: /);
    expect(textOf(note.closest('li')), label).toContain(claim!.figure);
    expect(note.hasAttribute('open')).toBe(false);
  }
  return main;
}

test('§2.22 agent pages: each shows all of its content, and links to the others and to its users', () => {
  for (const agent of agents) {
    const path = agentPath(agent);
    const videos = agent.videoUrl ? ['VideoObject'] : [];
    const main = expectPage(path, agent, ['Service', 'BreadcrumbList', ...videos]);
    for (const words of offered[agent.slug]!) expect(textOf(main)).toMatch(words);
    expect(textsOf(byName(main, 'section', 'Key capabilities'), 'li h3')).toHaveLength(6);
    const benefits = [...byName(main, 'section', 'Benefits').querySelectorAll('li')];
    for (const [index, { claim }] of agent.benefits.entries())
      expect(textsOf(benefits[index]!, 'details > p')).toEqual(claim ? [claims[claim].how] : []);

    const next = agents[(agents.indexOf(agent) + 1) % agents.length]!;
    const links = byName(main, 'section', `Next: ${next.name}`);
    const users = industries.filter(({ solutions, workforceSolutions }) =>
      [...solutions, ...workforceSolutions].some(({ icon }) => icon === agent.slug),
    );
    expect(hrefsOf(links.querySelector('h2')!)).toEqual([agentPath(next)]);
    const peers = agents.filter(({ group, slug }) => group === agent.group && slug !== agent.slug);
    expect(hrefsOf(byText(links, 'h3', 'Works with').parentElement!)).toEqual(peers.map(agentPath));
    expect(hrefsOf(byText(links, 'h3', 'Used by').parentElement!)).toEqual(users.map(industryPath));
    expect(hrefsOf(main, 'Watch the demo')).toHaveLength(videos.length);
    expect(main.querySelector('iframe')).toBeNull();

    const { console } = agent;
    const title = console.kind === 'map' ? 'Ridge County ring' : console.title;
    const picture = byName(main, 'section', `${agent.name}, ${title}`);
    if (console.kind === 'map')
      expect(labelsOf(picture, '[role=img]').join()).toMatch(/^A network map/);
    else
      for (const words of [console.description, ...console.feed.map(({ event }) => event)])
        expect(textOf(picture)).toContain(words);
  }
});

test('agent pages: each loads no other agent’s content', () => {
  for (const agent of agents) {
    const path = agentPath(agent);
    const code = chunksOf(path).map((file) => builtFile(`assets/${file}`));
    for (const { slug, subtitle } of agents)
      expect(code.join().includes(subtitle), `${slug} on ${path}`).toBe(slug === agent.slug);
  }
});

test('§2.28 industry pages: each shows all of its content, and links to agents and the other pages', () => {
  for (const [position, industry] of industries.entries()) {
    const path = industryPath(industry);
    const main = expectPage(path, industry, ['Service', 'BreadcrumbList', 'FAQPage']);
    const names = chunksOf(path).map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
    for (const { slug, scene } of industries) {
      expect(names.includes(slug), slug).toBe(slug === industry.slug);
      expect(names.includes(scene), scene).toBe(slug === industry.slug);
    }
    byName(main, '[role=img]', industry.imagePlaceholder);
    const challenges = byName(main, 'section', 'Challenges');
    expect(textsOf(challenges, 'li > span')).toEqual(['01', '02', '03', '04']);
    for (const [name, solutions] of [
      ['Your Operations', industry.solutions],
      ['Your Workforce', industry.workforceSolutions],
    ] as const)
      expect(hrefsOf(byName(main, 'section', name))).toEqual(
        solutions.map(({ icon }) => agentPath({ slug: icon })),
      );
    const results = byName(main, 'section', 'Expected results');
    expect(textsOf(results, 'li strong')).toEqual(industry.results.map(figureOf));
    const night = byName(main, 'section', 'One night, minute by minute');
    expect(textOf(night)).toContain('Illustrative');
    expect(textsOf(night, 'thead th')).toEqual(['Task', 'Today', `With ${brand.name}`]);
    expect(textsOf(night, 'tbody tr')).toHaveLength(3);

    const [next, ...others] = [...industries.slice(position + 1), ...industries.slice(0, position)];
    const links = byName(main, 'section', `Next: ${next!.shortName}`);
    expect(hrefsOf(links)).toEqual([next!, ...others].map(industryPath));
    expect(hrefsOf(main, 'Watch the demo')).toEqual(['/demo']);
  }
});
