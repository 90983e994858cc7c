import { expect, test } from 'vitest';
import { loadAgent } from '#content/catalog.ts';
import { agents } from '#content/summaries.built.ts';
import { agentContent, industryContent, createAsyncCache } from '#content/loaded-pages.ts';
import { industryPages } from './pages';

test('§2.2 pages: reading a page’s content before it is loaded throws', async () => {
  expect(() => agentContent.read('field-os')).toThrow('field-os is read before it is loaded');
  expect(await agentContent.load('field-os')).toBe(true);
  expect(agentContent.read('field-os')).toBe(await loadAgent('field-os'));
});

test('§2.2 pages: every agent and industry loads', async () => {
  for (const { slug } of agents) {
    expect(await agentContent.load(slug)).toBe(true);
    expect(agentContent.read(slug)).toMatchObject({ slug });
  }
  for (const { slug } of industryPages) {
    expect(await industryContent.load(slug)).toBe(true);
    expect(industryContent.read(slug)).toMatchObject({ slug });
  }
});

test('§2.2 pages: an unknown slug loads nothing', async () => {
  expect(await agentContent.load('toString')).toBe(false);
  expect(await industryContent.load('network-os')).toBe(false);
  expect(() => agentContent.read('toString')).toThrow('before it is loaded');
});

test('§8.6 pages: a failed load is an error and can be retried', async () => {
  let online = false;
  const words = createAsyncCache(() =>
    online ? Promise.resolve('words') : Promise.reject(new Error('x')),
  );
  await expect(words.load('page')).rejects.toThrow('x');
  online = true;
  expect(await words.load('page')).toBe(true);
  expect(words.read('page')).toBe('words');
});
