import { expect, test } from 'vitest';
import { loadAgent, loadIndustry } from '#content/catalog.ts';
import { agents, industries } from '#content/summaries.built.ts';
import { footerColumns } from '#content/navigation.ts';
import { legacySolutions } from '#content/redirects.ts';
import { agentPages, industryPages } from './pages';

const fileNames = (paths: string[]) =>
  paths.map((path) => path.replace(/^.*\/|\.ts$/g, '')).sort((a, b) => a.localeCompare(b));
const agentFiles = fileNames(Object.keys(import.meta.glob('../../content/agents/*.ts')));
const industryFiles = fileNames(Object.keys(import.meta.glob('../../content/industries/*.ts')));
const slugs = (list: { slug: string }[]) =>
  list.map(({ slug }) => slug).sort((a, b) => a.localeCompare(b));

/** The specified pages (specification §1, §2) in order; later additions may stand between them. */
const specifiedAgents = [
  ['NetworkOS', 'network-os', 'operations'],
  ['CustomerOS', 'customer-os', 'operations'],
  ['FieldOS', 'field-os', 'operations'],
  ['StandardsOS', 'standards-os', 'operations'],
  ['HumanOS Attract', 'human-os-attract', 'workforce'],
  ['HumanOS Onboard', 'human-os-onboard', 'workforce'],
  ['HumanOS Engage', 'human-os-engage', 'workforce'],
];
const specifiedIndustries = [
  ['fiber-isps', 'Telecommunications'],
  ['carriers', 'Telecommunications'],
  ['wireless', 'Telecommunications'],
  ['utilities', 'Infrastructure & Services'],
  ['education', 'Infrastructure & Services'],
  ['healthcare', 'Infrastructure & Services'],
];
const ownAgents = agents.filter(({ slug }) =>
  specifiedAgents.some(([, specifiedSlug]) => specifiedSlug === slug),
);
const ownIndustries = industries.filter(({ slug }) =>
  specifiedIndustries.some(([specifiedSlug]) => specifiedSlug === slug),
);

test('§12.5 agents: four for operations and three for the workforce, by name and route, in order', () => {
  expect(ownAgents.map(({ name, slug, group }) => [name, slug, group])).toEqual(specifiedAgents);
});

test('§12.6 industry pages: the six specified routes, each in its category, in order', () => {
  expect(ownIndustries.map(({ slug, category }) => [slug, category])).toEqual(specifiedIndustries);
});

test('§2.2 pages: every slug is its file name', () => {
  expect(slugs(agents)).toEqual(agentFiles);
  expect(slugs(industries)).toEqual(industryFiles);
});

test('§2.2 pages: each summary loads its own page', async () => {
  for (const summary of agents) expect(await loadAgent(summary.slug)).toMatchObject(summary);
  for (const summary of industries) expect(await loadIndustry(summary.slug)).toMatchObject(summary);
});

test('§2.2 pages: an unknown slug has no page', () => {
  for (const slug of ['billing-os', '', '../schema', 'toString']) {
    expect(loadAgent(slug)).toBeUndefined();
    expect(loadIndustry(slug)).toBeUndefined();
  }
});

test('§2.3 menus: summaries hold only what menus and cards show', () => {
  const keys = (list: object[]) => [...new Set(list.flatMap((item) => Object.keys(item)))].sort();
  expect(keys(agents)).toEqual(['group', 'line', 'name', 'order', 'slug', 'strand']);
  expect(keys(industries)).toEqual(
    ['category', 'headlineMetric', 'line', 'order', 'scene', 'shortName', 'slug', 'strand'].sort(),
  );
});

test('§2.155 legacy paths: the seven specified paths lead to existing pages', () => {
  expect(legacySolutions).toMatchObject({
    'network-monitoring': 'network-os',
    'technical-support': 'customer-os',
    'field-service': 'field-os',
    'network-standards': 'standards-os',
    preboarding: 'human-os-attract',
    onboarding: 'human-os-onboard',
    'employee-engagement': 'human-os-engage',
  });
  const agentSlugs = agents.map(({ slug }) => slug);
  expect(Object.values(legacySolutions).filter((slug) => !agentSlugs.includes(slug))).toEqual([]);
});

test('§12.1 pages: About, Careers, and Newsroom are listed, in order', () => {
  const listed = footerColumns.find(({ heading }) => heading === 'Company')?.links ?? [];
  const paths = ['/about', '/careers', '/newsroom'];
  expect(listed.map(({ href }) => href).filter((href) => paths.includes(href))).toEqual(paths);
});

test('§1.13 agents and industries: each has its own strand and scene', () => {
  expect(new Set(ownAgents.map(({ strand }) => strand)).size).toBe(7);
  expect(new Set(ownIndustries.map(({ scene }) => scene)).size).toBe(6);
});

test('§1.13 agents and industries: each has its own line', () => {
  const lines = [...agentPages, ...industryPages].map(({ line }) => line);
  expect(new Set(lines).size).toBe(lines.length);
});
