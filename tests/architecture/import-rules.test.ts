import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { allowedImports, lintViolations, typeViolations, type Allowed } from './planted-violations';
import { plantedTree, removeScratchCopies } from './scratch-copy';
import { rulesFiles } from './write-rules.mjs';

// Each gate takes a second, and many more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');

/** The files that planted files import, and one for each project. */
const ground = [
  { file: 'src/lib/planted-target.ts', code: 'export const planted = 1;\n' },
  { file: 'machines/index.ts', code: 'export const machines = 1;\n' },
  { file: 'e2e/planted.ts', code: 'export {};\n' },
  { file: 'vite.config.ts', code: 'export {};\n' },
];

/** Runs the gate's own npm script on the planted files, exactly as CI does. */
function gate(name: 'lint' | 'types', planted: Allowed[], ...extra: string[]) {
  const [command = '', ...words] = manifest.scripts[name].split(' ');
  const path = join(root, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(path, [...words, ...extra], {
    cwd: plantedTree([...planted, ...ground]),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, lines: `${stdout}${stderr}`.split('\n') };
}

let linted: ReturnType<typeof gate> | undefined;
const lint = () =>
  (linted ??= gate('lint', [...allowedImports, ...lintViolations], '--format=unix'));
const types = () => gate('types', typeViolations);

afterAll(removeScratchCopies);

test('import rules: the linter and the architecture document match the matrix', async () => {
  for (const { text, wanted } of await rulesFiles()) expect(text).toBe(wanted);
});

test('import rules: the linter allows every import of a row', () => {
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
])('gate "$script" rejects a copy in which', ({ violations, run }) => {
  let result: ReturnType<typeof gate>;

  beforeAll(() => {
    result = run();
  });

  test.each(violations)('$rule', ({ file, named }) => {
    expect(result.status).not.toBe(0);
    const complaints = result.lines.filter((line) => line.startsWith(file));
    expect(complaints.join('\n')).toContain(named);
  });
});
