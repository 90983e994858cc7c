import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeScratchCopies } from '../architecture/scratch-copy';
import { faults, type Fault } from './faults';
import { looseCopy, sourceOf } from './loose-copy';
import { policyFaults } from './policy-faults';

const root = join(import.meta.dirname, '../..');

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

test.each([...faults, ...policyFaults].map((fault) => [fault.name, fault] as const))(
  'it is noticed when %s',
  (_, fault) => {
    const sound = sourceOf(fault.file);
    expect(sound.split(fault.from), `the place in ${fault.file}`).toHaveLength(2);
    expect(passes(fault, looseCopy([])), 'without the fault').toBe(true);
    const code = sound.replace(fault.from, () => fault.to);
    expect(passes(fault, looseCopy([{ file: fault.file, code }])), 'with the fault').toBe(false);
  },
);
