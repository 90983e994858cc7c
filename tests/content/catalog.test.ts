import { expect, test } from 'vitest';
import { agents, industries, loadAgent, loadIndustry } from '../../content/catalog';
import { legacySolutions } from '../../content/redirects';

const fileNames = (paths: string[]) =>
  paths.map((path) => path.replace(/^.*\/|\.ts$/g, '')).sort((a, b) => a.localeCompare(b));
const agentFiles = fileNames(Object.keys(import.meta.glob('../../content/agents/*.ts')));
const industryFiles = fileNames(Object.keys(import.meta.glob('../../content/industries/*.ts')));
const slugs = (list: { slug: string }[]) =>
  list.map(({ slug }) => slug).sort((a, b) => a.localeCompare(b));

test('§1 agents: four for operations and three for the workforce, by their names, in order', () => {
  expect(agents.map(({ name, group }) => [name, group])).toEqual([
    ['NetworkOS', 'operations'],
    ['CustomerOS', 'operations'],
    ['FieldOS', 'operations'],
    ['StandardsOS', 'operations'],
    ['HumanOS Attract', 'workforce'],
    ['HumanOS Onboard', 'workforce'],
    ['HumanOS Engage', 'workforce'],
  ]);
});

test('§2 solution pages: the seven routes of the table', () => {
  expect(agents.map(({ slug }) => slug)).toEqual([
    'network-os',
    'customer-os',
    'field-os',
    'standards-os',
    'human-os-attract',
    'human-os-onboard',
    'human-os-engage',
  ]);
});

test('§2 industry pages: the six routes of the table, each in its category', () => {
  expect(industries.map(({ slug, category }) => [slug, category])).toEqual([
    ['fiber-isps', 'Telecommunications'],
    ['carriers', 'Telecommunications'],
    ['wireless', 'Telecommunications'],
    ['utilities', 'Infrastructure & Services'],
    ['education', 'Infrastructure & Services'],
    ['healthcare', 'Infrastructure & Services'],
  ]);
});

test('§2 pages: every slug is the name of its file', () => {
  expect(slugs(agents)).toEqual(agentFiles);
  expect(slugs(industries)).toEqual(industryFiles);
});

test('§2 pages: each summary opens its own page', async () => {
  for (const summary of agents) expect(await loadAgent(summary.slug)).toMatchObject(summary);
  for (const summary of industries) expect(await loadIndustry(summary.slug)).toMatchObject(summary);
});

test('§2 pages: a slug without a file has no page', () => {
  for (const slug of ['billing-os', '', '../schema', 'toString']) {
    expect(loadAgent(slug)).toBeUndefined();
    expect(loadIndustry(slug)).toBeUndefined();
  }
});

test('§2 menus: summaries hold nothing of the page but what menus and cards show', () => {
  const keys = (list: object[]) => [...new Set(list.flatMap((item) => Object.keys(item)))].sort();
  expect(keys(agents)).toEqual(['group', 'line', 'name', 'order', 'slug', 'strand']);
  expect(keys(industries)).toEqual(
    ['category', 'headlineMetric', 'line', 'order', 'scene', 'shortName', 'slug', 'strand'].sort(),
  );
});

test('§2 legacy paths: each of the seven leads to a page that exists', () => {
  expect(Object.keys(legacySolutions)).toHaveLength(7);
  expect(slugs(agents)).toEqual(Object.values(legacySolutions).sort((a, b) => a.localeCompare(b)));
});

test('§1 agents and industries: one strand and one scene each, none twice', () => {
  expect(new Set(agents.map(({ strand }) => strand)).size).toBe(7);
  expect(new Set(industries.map(({ scene }) => scene)).size).toBe(6);
  expect(new Set([...agents, ...industries].map(({ line }) => line)).size).toBe(13);
});
