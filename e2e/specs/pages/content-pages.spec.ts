import { brand } from '#content/brand.ts';
import { claims, figureOf } from '#content/claims.ts';
import type { AgentPage, IndustryPage } from '#content/schema.ts';
import { agents } from '#e2e/support/pages/agents.ts';
import {
  builtDocument,
  hrefsOf,
  byName,
  labelsOf,
  structuredData,
  textOf,
  textsOf,
  byText,
} from '#e2e/support/pages/built-document.ts';
import { builtFile } from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage } from '#e2e/support/browser/fixtures.ts';
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
const telecommunications = ['fiber-isps', 'carriers', 'wireless'];

const agentPath = ({ slug }: AgentPage) => `/solutions/${slug}`;
const industryPath = ({ slug }: IndustryPage) => `/customers/${slug}`;
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');
const codeOf = (path: string) =>
  chunksOf(path)
    .map((file) => builtFile(`assets/${file}`))
    .join('\n');

function expectHead(document: Document, path: string, title: string, types: string[]) {
  expect(document.title).toBe(title);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    brand.siteUrl + path,
  );
  expect(structuredData(document).map((thing) => thing['@type'])).toEqual(types);
}

function expectAgentPage(agent: AgentPage): void {
  const path = agentPath(agent);
  const document = builtDocument(path);
  const main = document.querySelector('main')!;
  const text = textOf(main);
  const { console, subtitle, category, organizationType, overview, ctaSubtitle } = agent;
  const videos = agent.slug === 'network-os' ? ['VideoObject'] : [];

  expectHead(document, path, `${agent.name} · ${brand.name}`, [
    'Service',
    'BreadcrumbList',
    ...videos,
  ]);
  expect(structuredData(document)[0]).toMatchObject({
    name: agent.name,
    url: brand.siteUrl + path,
  });
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    agent.metaDescription,
  );
  expect(textsOf(document, 'h1')).toEqual([agent.title]);
  for (const words of [subtitle, category, organizationType, ...overview, ctaSubtitle])
    expect(text).toContain(words);
  for (const words of offered[agent.slug]!) expect(text).toMatch(words);

  for (const [title, items] of [
    ['Acts alone', agent.actsAlone],
    ['Asks first', agent.asksFirst],
  ] as const)
    expect(textsOf(byText(main, 'h3', title).parentElement!, 'li')).toEqual(items);

  const capabilities = byName(main, 'section', 'Key capabilities');
  expect(textsOf(capabilities, 'li h3')).toEqual(agent.capabilities.map(({ title }) => title));
  expect(textsOf(capabilities, 'li p')).toEqual(
    agent.capabilities.map(({ description }) => description),
  );
  const benefits = [...byName(main, 'section', 'Benefits').querySelectorAll('li')];
  expect(benefits).toHaveLength(8);
  for (const [index, { text: words, claim }] of agent.benefits.entries()) {
    const benefit = benefits[index]!;
    expect(textOf(benefit)).toContain(words);
    expect(textsOf(benefit, 'summary')).toEqual(
      claim ? [`How we measure: ${claims[claim].label}`] : [],
    );
    if (!claim) continue;
    expect(textOf(benefit)).toContain(`${claims[claim].figure} ${claims[claim].label}`);
    expect(textsOf(benefit, 'details > p')).toEqual([claims[claim].how]);
  }

  expect(textsOf(main, 'h2')).toContain(agent.ctaTitle);
  expect(hrefsOf(main, 'Book a Demo')).toEqual(['/book-demo', '/book-demo', '/book-demo']);
  const next = agents[(agents.indexOf(agent) + 1) % agents.length]!;
  const links = byName(main, 'section', `Next: ${next.name}`);
  const others = agents.filter(({ group, slug }) => group === agent.group && slug !== agent.slug);
  const users = industries.filter(({ solutions, workforceSolutions }) =>
    [...solutions, ...workforceSolutions].some(({ icon }) => icon === agent.slug),
  );
  expect(hrefsOf(links.querySelector('h2')!)).toEqual([agentPath(next)]);
  expect(hrefsOf(byText(links, 'h3', 'Works with').parentElement!)).toEqual(others.map(agentPath));
  expect(hrefsOf(byText(links, 'h3', 'Used by').parentElement!)).toEqual(users.map(industryPath));
  const plays = [...main.querySelectorAll('#demo-video button[aria-label^="Play video: "]')];
  expect(plays).toHaveLength(videos.length);
  expect(hrefsOf(main, 'Watch the demo')).toHaveLength(videos.length);
  expect(document.querySelector('iframe')).toBeNull();

  const title = console.kind === 'map' ? 'Ridge County ring' : console.title;
  const picture = byName(main, 'section', `${agent.name}, ${title}`);
  if (console.kind === 'map') {
    expect(labelsOf(picture, '[role=img]')).toEqual([
      expect.stringMatching(/^A network map/) as unknown,
    ]);
    return;
  }
  for (const words of [console.description, ...console.feed.map(({ event }) => event)])
    expect(textOf(picture)).toContain(words);
}

testWithoutPage(
  'agent pages: each shows its purpose, capabilities, approvals and benefits',
  async () => {
    for (const agent of agents)
      await testWithoutPage.step(agent.name, () => expectAgentPage(agent));
  },
);

testWithoutPage('agent pages: each loads no other agent’s content', () => {
  for (const agent of agents) {
    const path = agentPath(agent);
    const code = codeOf(path);
    for (const { slug, subtitle } of agents)
      expect(code.includes(subtitle), `${slug} on ${path}`).toBe(slug === agent.slug);
  }
});

function expectIndustryPage(industry: IndustryPage): void {
  const path = industryPath(industry);
  const document = builtDocument(path);
  const main = document.querySelector('main')!;
  const text = textOf(main);
  const names = chunksOf(path).map(nameOf);
  for (const { slug, scene } of industries) {
    expect(names.includes(slug), slug).toBe(slug === industry.slug);
    expect(names.includes(scene), scene).toBe(slug === industry.slug);
  }

  expect(document.title.toLowerCase()).toContain(
    `${industry.shortName} · ${brand.name}`.toLowerCase(),
  );
  expectHead(document, path, document.title, ['Service', 'BreadcrumbList', 'FAQPage']);
  expect(structuredData(document)[0]).toMatchObject({ url: brand.siteUrl + path });
  expect(textsOf(document, 'h1')).toEqual([industry.title]);
  const isTelecom = telecommunications.includes(industry.slug);
  const category = isTelecom ? 'Telecommunications' : 'Infrastructure & Services';
  for (const words of [category, industry.subtitle, ...industry.overview, industry.ctaSubtitle])
    expect(text).toContain(words);
  byName(main, '[role=img]', industry.imagePlaceholder);

  const challenges = byName(main, 'section', 'Challenges');
  expect(textsOf(challenges, 'li > span')).toEqual(['01', '02', '03', '04']);
  expect(textsOf(challenges, 'h3')).toEqual(industry.challenges.map(({ title }) => title));
  expect(textsOf(challenges, 'li p')).toEqual(
    industry.challenges.map(({ description }) => description),
  );

  for (const [name, solutions] of [
    ['Your Operations', industry.solutions],
    ['Your Workforce', industry.workforceSolutions],
  ] as const) {
    const column = byName(main, 'section', name);
    expect(textsOf(column, 'h3')).toEqual(solutions.map(({ title }) => title));
    for (const { title, icon, description, benefits } of solutions) {
      const row = byText(column, 'h3', title).closest('li')!;
      const agent = agents.find(({ slug }) => slug === icon)!;
      expect(textsOf(row, 'p')).toEqual([description]);
      expect(textOf(row.querySelector('span'))).toBe(String(agent.strand));
      expect(textsOf(row, 'ul li')).toEqual(benefits);
      expect(hrefsOf(row)).toEqual([agentPath(agent)]);
    }
  }

  const results = [...byName(main, 'section', 'Expected results').querySelectorAll('li')];
  expect(results.map((item) => textOf(item.querySelector('strong')))).toEqual(
    industry.results.map(figureOf),
  );
  for (const [index, result] of industry.results.entries()) {
    expect(textOf(results[index])).toContain(result.description);
    expect(textsOf(results[index]!, 'summary')).toEqual(
      'claim' in result ? [`How we measure: ${result.description}`] : [],
    );
  }

  const night = byName(main, 'section', 'One night, minute by minute');
  expect(textOf(night)).toContain('Illustrative');
  expect(textsOf(night, 'li')).toEqual(
    industry.night.steps.map(({ time, who, text: words }) => `${time}${who} ${words}`),
  );
  expect(textsOf(night, 'thead th')).toEqual(['Task', 'Today', `With ${brand.name}`]);
  expect(textsOf(night, 'tbody tr')).toEqual(
    industry.night.comparison.map(({ task, today, after, claim }) =>
      [task, today, after, `${claims[claim].figure} ${claims[claim].label}`].join(''),
    ),
  );

  const position = industries.indexOf(industry);
  const [next, ...others] = [...industries.slice(position + 1), ...industries.slice(0, position)];
  const links = byName(main, 'section', `Next: ${next!.shortName}`);
  expect(hrefsOf(links)).toEqual([next!, ...others].map(industryPath));
  expect(textsOf(main, 'h2')).toContain(industry.ctaTitle);
  expect(hrefsOf(main, 'Book a Demo')).toEqual(['/book-demo', '/book-demo', '/book-demo']);
  expect(hrefsOf(main, 'Watch the demo')).toEqual(['/demo']);
}

testWithoutPage('industry pages: each shows its challenges, solutions and results', async () => {
  for (const industry of industries)
    await testWithoutPage.step(industry.shortName, () => expectIndustryPage(industry));
});
