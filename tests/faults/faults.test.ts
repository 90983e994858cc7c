import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeScratchCopies, scratchCopy } from '../architecture/scratch-copy';
import { faults, type Fault } from './faults';

const root = join(import.meta.dirname, '../..');

const source = (file: string) => readFileSync(join(root, file), 'utf8');

/** Packages are links that lead out of a copy; its server may follow them. */
const settings = {
  file: 'vite.config.ts',
  code: source('vite.config.ts').replace(
    "root: 'src',",
    "root: 'src',\n  server: { fs: { strict: false } },",
  ),
};

/** Asks the tests of a fault in a copy of the sources; returns whether all of them passed. */
function passes({ tests, only }: Fault, copy: string): boolean {
  const words = ['run', ...tests, '--testTimeout=120000', ...(only ? ['-t', only] : [])];
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout, 'some test has run').toMatch(/Tests .*\d+ (passed|failed)/);
  return status === 0;
}

afterEach(removeScratchCopies);

test.each(faults.map((fault) => [fault.name, fault] as const))(
  'it is noticed when %s',
  (_, fault) => {
    const sound = source(fault.file);
    expect(sound.split(fault.from), `the place in ${fault.file}`).toHaveLength(2);
    expect(passes(fault, scratchCopy([settings])), 'without the fault').toBe(true);
    const code = sound.replace(fault.from, () => fault.to);
    expect(
      passes(fault, scratchCopy([settings, { file: fault.file, code }])),
      'with the fault',
    ).toBe(false);
  },
);
