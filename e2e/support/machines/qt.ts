import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, installPackage } from '../browser/packages.mjs';
import type { RandomRun } from './random-runs';

const cache = join(import.meta.dirname, '../../../.cache/host-tools');

/** Returns the compiler's flags for Qt's state machines, or null if the system has none. */
function flags(): string[] | null {
  const { status, stdout } = spawnSync('pkg-config', ['--cflags', '--libs', 'Qt6Scxml'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().split(/\s+/) : null;
}

/** Installs Qt's packages where the system has them, and reports it. */
function install(): string[] | null {
  const log = createLog('qt');
  log('none found, installing the system’s packages');
  installPackage(log, {
    'apt-get': ['qt6-scxml-dev', 'pkg-config', 'g++'],
    dnf: ['qt6-qtscxml-devel', 'pkgconf', 'gcc-c++'],
    pacman: ['qt6-scxml', 'pkgconf', 'gcc'],
    brew: ['qt', 'pkgconf'],
  });
  return flags();
}

let program: string | null = null;

/** Compiles the program that runs a file. Throws if the system lacks Qt, or its compiler fails. */
function compiled(): string {
  const qt = flags() ?? install();
  if (!qt) throw new Error('Not available here: Qt 6 with its module for SCXML. Install it.');
  mkdirSync(cache, { recursive: true });
  const output = join(cache, 'qt-runs');
  const source = join(import.meta.dirname, 'qt-runs.cpp');
  const { status, stderr } = spawnSync(
    'c++',
    ['-std=c++17', '-fPIC', '-o', output, source, ...qt],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`qt-runs.cpp does not compile: ${stderr}`);
  return output;
}

/** Runs a file in Qt. Returns the active states at the start and after each step, by run. */
export function runInQt(file: string, runs: readonly RandomRun[]): string[][][] {
  const { status, stdout, stderr } = spawnSync((program ??= compiled()), [file], {
    input: JSON.stringify(runs.map(({ steps }) => steps)),
    encoding: 'utf8',
    timeout: 20_000,
  });
  if (status !== 0) throw new Error(`Qt does not run ${file}: ${stderr}`);
  return JSON.parse(stdout) as string[][][];
}
