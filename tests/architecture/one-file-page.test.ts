import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCopy, removeScratchCopies, scratchCopy } from './scratch-copy';

// A whole build of the site, on a machine that may be busy.
vi.setConfig({ hookTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');
const source = (name: string) => readFileSync(join(root, 'content', name), 'utf8');

const planted = [
  {
    file: 'content/industries/water.ts',
    code: source('industries/utilities.ts')
      .replace("slug: 'utilities'", "slug: 'water'")
      .replace("shortName: 'Utilities'", "shortName: 'Water works'")
      .replace('order: 4', 'order: 7'),
  },
  {
    file: 'content/agents/water-os.ts',
    code: source('agents/customer-os.ts')
      .replace("slug: 'customer-os'", "slug: 'water-os'")
      .replace("name: 'CustomerOS'", "name: 'WaterOS'")
      .replace('order: 2', 'order: 5'),
  },
];

let dist = '';
const built = (name: string) => readFileSync(join(dist, name), 'utf8');

beforeAll(() => {
  const copy = scratchCopy(planted);
  const { status, stderr } = buildCopy(copy);
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  dist = join(copy, 'dist');
});
afterAll(removeScratchCopies);

const pages = [
  ['an industry', '/customers/water', 'Water works'],
  ['an agent', '/solutions/water-os', 'WaterOS'],
] as const;

for (const [kind, path, name] of pages) {
  test(`adding ${kind} is one file: its page, menus, footer, home page and sitemap follow`, () => {
    const page = built(`${path.slice(1)}.html`);
    expect(page).toMatch(/<h1[ >]/);
    expect(page).toContain(`<link rel="canonical" href="https://midspan.example${path}"/>`);
    expect(built('sitemap.xml')).toContain(`<loc>https://midspan.example${path}</loc>`);
    expect(built('_headers')).toContain(`\n${path}\n`);

    const home = built('index.html');
    const links = [...home.matchAll(new RegExp(`<a[^>]*href="${path}"[^>]*>(.*?)</a>`, 'gs'))];
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const [, content] of links) expect(content).toContain(name);
  });
}
