import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { billOfMaterials, components } from './components.mjs';

const root = join(import.meta.dirname, '../..');
const host = 'registry.npmjs.org';
const npm = `https://${host}/`;
const read = (name: string) => readFileSync(join(root, name), 'utf8');

type Manifest = { dependencies: Record<string, string> };
type Locked = { version?: string; resolved?: string; integrity?: string };

const manifest = JSON.parse(read('package.json')) as Manifest;
const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> })
  .packages;

/** Licenses allowed for packages that visitors load. */
const forProduct = ['MIT', 'ISC', 'Apache-2.0', 'OFL-1.1', 'Unlicense'];
/** Licenses allowed only for build and test tools. */
const forTools = [
  ...forProduct,
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0-or-later)',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'EPL-2.0 OR GPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
];

let found: ReturnType<typeof components>;
beforeAll(() => {
  found = components(billOfMaterials());
}, 60_000);

test('supply: the bill of materials has every package of the product', () => {
  const product = found.filter(({ isTool }) => !isTool).map(({ name }) => name);
  expect(product).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(product).not.toContain('vitest');
});

test('supply: every license is allowed, with stricter rules for the product than for tools', () => {
  expect(found.length).toBeGreaterThan(100);
  const odd = found.filter(
    ({ license, isTool }) => !(isTool ? forTools : forProduct).includes(license),
  );
  expect(odd).toEqual([]);
});

test('supply: the product’s dependencies are exactly those listed with a reason', () => {
  const listed = [...read('src/docs/decisions/013-dependencies.md').matchAll(/^\| `([^`]+)`/gm)];
  expect(new Set(listed.map(([, name]) => name))).toEqual(
    new Set(Object.keys(manifest.dependencies)),
  );
});

test('supply: every package is locked to one version, its hash, and npm’s host', () => {
  const odd = Object.entries(locked).filter(
    ([path, { version, integrity, resolved }]) =>
      path !== '' &&
      !(version && integrity?.startsWith('sha512-') && (resolved ?? npm).startsWith(npm)),
  );
  expect(odd).toEqual([]);
});

test('§11.1 supply: no package runs an install script', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});
