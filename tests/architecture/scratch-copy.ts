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

const root = join(import.meta.dirname, '../..');
const copied = ['content', 'machines', 'src', 'tests', 'e2e'];
const settings = ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const scratches: string[] = [];

/** A copy of the sources whose packages are links, but whose build cache is its own. */
export function scratchCopy(planted: readonly { file: string; code: string }[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-copy-'));
  scratches.push(copy);
  const filter = (path: string) => !basename(path).endsWith('.tsbuildinfo');
  for (const name of [...copied, ...settings]) {
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

/** Builds a copy as `npm run build` does: what runs a test or the benchmark would have it built for development. */
export function buildCopy(copy: string, ...words: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const run = [vite, 'build', ...words];
  return spawnSync(process.execPath, run, { cwd: copy, encoding: 'utf8', env });
}

export function removeScratchCopies(): void {
  for (const copy of scratches.splice(0)) rmSync(copy, { recursive: true, force: true });
}
