import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import project from '../../tsconfig.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const sources = ['content', 'machines', 'src', 'tests', 'e2e', 'vite.config.ts'];
const settings = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'tests/architecture/mirror-effects.mjs',
];
const scratches: string[] = [];

type Planted = readonly { file: string; code: string }[];

/** Creates a folder with some files of the tree and planted ones, linked packages, and its own build cache. */
function scratch(copied: string[], planted: Planted): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-copy-'));
  scratches.push(copy);
  const filter = (path: string) => !basename(path).endsWith('.tsbuildinfo');
  for (const name of copied) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const { file, code } of planted) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), code);
  }
  return copy;
}

/** Copies all sources and plants files. */
export const scratchCopy = (planted: Planted) => scratch([...sources, ...settings], planted);

/** Copies the settings of the linter and the compiler, with planted files as the only sources. */
export function plantedTree(planted: Planted): string {
  const projects = project.references.map(({ path }) => join(path, 'tsconfig.json'));
  return scratch([...settings, ...projects], planted);
}

/** Builds a copy as `npm run build` does; NODE_ENV of a test run would make it a development build. */
export function buildCopy(copy: string, ...words: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const run = [vite, 'build', ...words];
  return spawnSync(process.execPath, run, { cwd: copy, encoding: 'utf8', env });
}

export function removeScratchCopies(): void {
  for (const copy of scratches.splice(0)) rmSync(copy, { recursive: true, force: true });
}
