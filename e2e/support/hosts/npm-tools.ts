import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../../.cache/host-tools');

/**
 * Returns a file of an npm package that only the full run needs and that is too large for a
 * dependency. Installs the package into `.cache` at the first call; throws if that did not work.
 */
export function toolFile(name: string, version: string, file: string): string {
  const folder = join(cache, `${name}-${version}`);
  const path = join(folder, 'node_modules', name, file);
  if (existsSync(path)) return path;
  // A dependency of SCION names Node 0.6 as its engine, and runs in this one.
  const options = [
    '--engine-strict=false',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ];
  // Superstatic's optional dependency is a compiled matcher for regular expressions.
  const optional = name === 'superstatic' ? ['--omit=optional'] : [];
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...options, ...optional, `${name}@${version}`],
    { stdio: ['ignore', 2, 2] },
  );
  if (status !== 0 || !existsSync(path)) throw new Error(`${name} ${version} was not installed`);
  return path;
}
