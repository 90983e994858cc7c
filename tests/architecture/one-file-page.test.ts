import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plantedIndustry } from './planted-pages';
import { buildCopy, removeScratchCopies, scratchCopy } from './scratch-copy';

// A whole build of the site, on a machine that may be busy.
vi.setConfig({ hookTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');
const source = (name: string) => readFileSync(join(root, 'content', name), 'utf8');

const planted = [
  plantedIndustry('industries', { slug: 'water', shortName: 'Water works', order: 7 }),
  {
    file: 'content/agents/water-os.ts',
    code: source('agents/customer-os.ts')
      .replace("slug: 'customer-os'", "slug: 'water-os'")
      .replace("name: 'CustomerOS'", "name: 'WaterOS'")
      .replace('order: 2', 'order: 5'),
  },
];

const unlisted = plantedIndustry('industries/unlisted', {
  slug: 'harbors',
  shortName: 'Harbor masters',
  order: 8,
});

/** Builds a copy of the sources with further files; returns its folder of built files. */
function build(files: readonly { file: string; code: string }[]): string {
  const copy = scratchCopy(files);
  const { status, stderr } = buildCopy(copy);
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  return join(copy, 'dist');
}

let dist = '';
let withUnlisted = '';
const built = (name: string, folder = dist) => readFileSync(join(folder, name), 'utf8');

beforeAll(() => {
  dist = build(planted);
});
beforeAll(() => {
  withUnlisted = build([...planted, unlisted]);
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

/** What a built site holds, by the name of each file. */
const filesOf = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]),
  );

test('an unlisted industry is one file: its page, its picture and the sitemap follow', () => {
  const page = built('customers/harbors.html', withUnlisted);
  expect(page).toMatch(/<h1[ >]/);
  expect(page).toContain(
    '<link rel="canonical" href="https://midspan.example/customers/harbors"/>',
  );
  expect(page).toMatch(/"\/assets\/harbors-[\w-]+\.js"/);
  expect(page).not.toContain('/unlisted-industries.js');
  expect(built('sitemap.xml', withUnlisted)).toContain(
    '<loc>https://midspan.example/customers/harbors</loc>',
  );
  for (const file of ['_headers', 'nginx.conf'])
    expect(built(file, withUnlisted), file).toContain('/customers/harbors');
});

test('an unlisted industry is in no menu and no list, and changes no byte that another page loads', () => {
  const [before, after] = [filesOf(dist), filesOf(withUnlisted)];
  expect([...before.keys()].filter((name) => !after.has(name))).toEqual([]);
  const changed = [...after].filter(([name, bytes]) => !before.get(name)?.equals(bytes));
  expect(changed.map(([name]) => name.replace(/-[\w-]{8}\.js$/, '.js')).toSorted()).toEqual([
    '_headers',
    'assets/harbors.js',
    'customers/harbors.html',
    'nginx.conf',
    'og/customers/harbors.png',
    'sitemap.xml',
    'unlisted-industries.js',
  ]);
});
