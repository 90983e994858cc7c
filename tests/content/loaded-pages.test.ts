import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { agents, industries, loadAgent } from '../../content/catalog';
import {
  agentContent,
  contentFileOf,
  industryContent,
  loadContentOf,
} from '../../content/loaded-pages';

const content = resolve(import.meta.dirname, '../../content');
const paths = [
  ...agents.map(({ slug }) => `/solutions/${slug}`),
  ...industries.map(({ slug }) => `/customers/${slug}`),
];

test('§2 pages: the words of a page are read after they are loaded, and never before', async () => {
  expect(() => agentContent.read('field-os')).toThrow('field-os are read before they are loaded');
  expect(await agentContent.load('field-os')).toBe(true);
  expect(agentContent.read('field-os')).toBe(await loadAgent('field-os'));
});

test('§2 pages: a slug without a page loads nothing', async () => {
  expect(await agentContent.load('toString')).toBe(false);
  expect(await industryContent.load('network-os')).toBe(false);
  expect(() => agentContent.read('toString')).toThrow('before they are loaded');
});

test('§2 pages: an address of an agent or an industry loads its words', async () => {
  for (const path of paths) await loadContentOf(path);
  for (const { slug } of agents) expect(agentContent.read(slug)).toMatchObject({ slug });
  for (const { slug } of industries) expect(industryContent.read(slug)).toMatchObject({ slug });
});

test('§2 pages: an address of any other page loads nothing', async () => {
  for (const path of ['/', '/about', '/solutions/', '/solutions/none', '/customers/none/more']) {
    await expect(loadContentOf(path)).resolves.toBeUndefined();
  }
});

test('§2 pages: the file of the words of each address exists', () => {
  for (const path of paths) expect(existsSync(`${content}/${contentFileOf(path)}`)).toBe(true);
  expect(contentFileOf('/about')).toBeUndefined();
});
