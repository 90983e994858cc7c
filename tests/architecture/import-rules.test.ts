import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { allowedImports, lintViolations, typeViolations } from './planted-violations';
import { removeScratchCopies, scratchCopy } from './scratch-copy';

// Each gate takes a second or two, and many times that on a machine that is busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');

/**
 * Runs one of the gate's own scripts in a copy, so that what is tested is what CI runs; but what a
 * folder may import is told by names, and no types are worked out for it.
 */
function gate(name: 'lint' | 'types', cwd: string, ...extra: string[]) {
  const script = manifest.scripts[name].replace(' --type-aware', '');
  const [command = '', ...words] = script.split(' ');
  const path = join(root, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(path, [...words, ...extra], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, lines: `${stdout}${stderr}`.split('\n') };
}

afterAll(removeScratchCopies);

test('the linter lets every folder import what its row allows', () => {
  const { lines } = gate('lint', scratchCopy(allowedImports), '--format=unix');
  const planted = allowedImports.map(({ file }) => file);
  const refused = lines.filter(
    (line) =>
      line.includes('no-restricted-imports') && planted.some((file) => line.startsWith(file)),
  );
  expect(refused).toEqual([]);
});

describe.each([
  { script: 'lint' as const, violations: lintViolations, extra: ['--format=unix'] },
  { script: 'types' as const, violations: typeViolations, extra: [] },
])('the gate "$script" refuses a copy in which', ({ script, violations, extra }) => {
  let outcome: ReturnType<typeof gate>;

  beforeAll(() => {
    const target = { file: 'src/lib/planted-target.ts', code: 'export const planted = 1;\n' };
    const copy = scratchCopy([...violations, target]);
    outcome = gate(script, copy, ...extra);
  });

  test.each(violations)('$rule', ({ file, named }) => {
    expect(outcome.status).not.toBe(0);
    const complaints = outcome.lines.filter((line) => line.startsWith(file));
    expect(complaints.join('\n')).toContain(named);
  });
});
