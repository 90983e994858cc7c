import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { allowedImports, lintViolations, typeViolations } from './planted-violations';
import { removeScratchCopies, scratchCopy } from './scratch-copy';

// Each gate takes a second or two, and many times that on a machine that is busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');

/** Runs one of the gate's own scripts in a copy, so that what is tested is what CI runs. */
function gate(name: 'lint' | 'types', cwd: string, ...extra: string[]) {
  const [command = '', ...words] = manifest.scripts[name].split(' ');
  const path = join(root, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(path, [...words, ...extra], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, lines: `${stdout}${stderr}`.split('\n') };
}

const target = { file: 'src/lib/planted-target.ts', code: 'export const planted = 1;\n' };
let linted: ReturnType<typeof gate> | undefined;

/** One run tells both: it takes its time for the whole copy, whatever is planted in it. */
function lint() {
  const planted = [...allowedImports, ...lintViolations, target];
  linted ??= gate('lint', scratchCopy(planted), '--format=unix');
  return linted;
}

const types = () => gate('types', scratchCopy([...typeViolations, target]));

afterAll(removeScratchCopies);

test('the linter lets every folder import what its row allows', () => {
  const { lines } = lint();
  const planted = allowedImports.map(({ file }) => file);
  const refused = lines.filter(
    (line) =>
      line.includes('no-restricted-imports') && planted.some((file) => line.startsWith(file)),
  );
  expect(refused).toEqual([]);
});

describe.each([
  { script: 'lint', violations: lintViolations, run: lint },
  { script: 'types', violations: typeViolations, run: types },
])('the gate "$script" refuses a copy in which', ({ violations, run }) => {
  let outcome: ReturnType<typeof gate>;

  beforeAll(() => {
    outcome = run();
  });

  test.each(violations)('$rule', ({ file, named }) => {
    expect(outcome.status).not.toBe(0);
    const complaints = outcome.lines.filter((line) => line.startsWith(file));
    expect(complaints.join('\n')).toContain(named);
  });
});
