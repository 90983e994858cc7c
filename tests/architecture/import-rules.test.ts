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
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { allowedImports, lintViolations, typeViolations, type Allowed } from './planted-violations';

// Each gate takes a second or two, and many times that on a machine that is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const copied = ['content', 'machines', 'src', 'tests', 'e2e'];
const settings = ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const scratches: string[] = [];

/** A copy of the sources whose packages are links, but whose build cache is its own. */
function scratchCopy(planted: Allowed[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'import-rules-'));
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

/** Runs one of the gate's own scripts in a copy, so that what is tested is what CI runs. */
function gate(script: 'lint' | 'types', cwd: string, ...extra: string[]) {
  const [command = '', ...words] = manifest.scripts[script].split(' ');
  const path = join(root, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(path, [...words, ...extra], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { status, lines: `${stdout}${stderr}`.split('\n') };
}

afterAll(() => scratches.forEach((copy) => rmSync(copy, { recursive: true, force: true })));

describe('an untouched copy', () => {
  let copy = '';

  beforeAll(() => {
    copy = scratchCopy([]);
  });

  test('the linter passes what stands in the tree', () => {
    const { status, lines } = gate('lint', copy, '--format=unix');
    expect(lines.filter((line) => line.includes('[Error'))).toEqual([]);
    expect(status).toBe(0);
  });

  test('the compiler passes what stands in the tree', () => {
    const { status, lines } = gate('types', copy);
    expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
    expect(status).toBe(0);
  });
});

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
