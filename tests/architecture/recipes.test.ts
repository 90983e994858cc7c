import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plantedRecipes } from './planted-recipes';
import { buildCopy, removeScratchCopies, scratchCopy } from './scratch-copy';

// Builds the whole site, possibly on a busy machine.
vi.setConfig({ hookTimeout: 180_000, testTimeout: 60_000 });

/** Lets the copy's tests read its packages through symbolic links. */
const testConfig = {
  file: 'vitest.config.ts',
  code: `import { mergeConfig } from 'vite';
import config from './vite.config.ts';

export default (env) => mergeConfig(config(env), { server: { fs: { strict: false } } });
`,
};

let copy = '';
const built = (name: string) => readFileSync(join(copy, 'dist', name), 'utf8');

beforeAll(() => {
  copy = scratchCopy([...plantedRecipes, testConfig]);
  const machines = ['src/server/build/run.mjs', 'machine-files'];
  expect(spawnSync(process.execPath, machines, { cwd: copy }).status).toBe(0);
  const { status, stderr, stdout } = buildCopy(copy);
  expect(stderr).not.toMatch(/error/i);
  expect(status).toBe(0);
  // `npm start` adds npm's own four lines and four of its server.
  expect(stdout.trim().split('\n').length).toBeLessThan(8);
});
afterAll(removeScratchCopies);

/** Returns the texts of the links to a path in a built file. */
const linksTo = (path: string, file: string) =>
  [...built(file).matchAll(new RegExp(`<a[^>]*href="${path}"[^>]*>(.*?)</a>`, 'gs'))].map(
    ([, text = '']) => text,
  );

/** Expects that tests of the copy pass. */
function expectPassed(tests: string[], count: string): void {
  const run = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', ...tests];
  const { stdout, stderr } = spawnSync(process.execPath, run, { cwd: copy, encoding: 'utf8' });
  const summary = stripVTControlCharacters(stdout) + stderr;
  expect(summary).toMatch(new RegExp(`Tests .*\\b${count}`));
  expect(summary).not.toMatch(/Tests .*failed/);
}

/** Expects a page in every generated list. */
function expectListed(path: string): void {
  const page = built(`${path.slice(1)}.html`);
  expect(page).toMatch(/<h1[ >]/);
  expect(page).toContain(`<link rel="canonical" href="https://midspan.example${path}"/>`);
  expect(built('sitemap.xml')).toContain(`<loc>https://midspan.example${path}</loc>`);
  expect(built('_headers')).toContain(`\n${path}\n`);
}

test.each([
  ['an industry', '/customers/water', 'Water works'],
  ['an agent', '/solutions/water-os', 'WaterOS'],
])(
  'recipe: adding %s takes one file; page, menus, footer, home page, and sitemap follow',
  (_, path, name) => {
    expectListed(path);
    const links = linksTo(path, 'index.html');
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const text of links) expect(text).toContain(name);
  },
);

test('recipe: adding a page takes its files, a route file, and a navigation row; all lists follow', () => {
  expectListed('/tides');
  expect(linksTo('/tides', 'index.html').length).toBeGreaterThanOrEqual(2);
  expect(built('tides.html')).toMatch(/"app-files">[^<]*"\/assets\/tides-[\w-]+\.js"/);
});

test('recipe: adding a redirect takes one row; the files of every host follow', () => {
  expect(built('_redirects')).toContain('/solutions/water /solutions/water-os 301');
  expect(built('nginx.conf')).toContain('/solutions/water-os');
});

test('recipe: adding a token takes one row; its variables and styles follow', () => {
  const css = built('tides.html');
  for (const rule of ['--cwave:#123456', '--cwave:#654321', '--rwave:7px'])
    expect(css).toContain(rule);
  expect(css).toContain('--twave:77ms');
  expect(css).toContain('color:var(--cwave)');
});

test('recipe: adding a field of the demo form takes one row; form, request and inbox follow', () => {
  expect(built('book-demo.html')).toMatch(/<label[^>]*>Role<.*name="role"/s);
  expectPassed(['tests/machines/demo-form', 'tests/server/collector', '-t', 'demo.form'], 'passed');
});

test('recipe: adding a machine takes three files and a driver; atlas and tests follow', () => {
  expect(readFileSync(join(copy, 'machines/index.ts'), 'utf8')).toContain("entry('about-note'");
  expect(linksTo('/machines/about-note', 'machines.html').join()).toContain('Note on tides');
  expect(built('machines/about-note.html')).toContain('The visitor opens the note.');
  expect(built('tides.html')).toContain('Open the note');
  // Machines are sorted by id, so this one is in the first shard.
  expectPassed(['tests/views/machines-1', '-t', 'about-note'], '1 passed');
});
