import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ensureBrowser } from '../../e2e/browser.mjs';
import { removeScratchCopies } from '../architecture/scratch-copy';
import { looseCopy } from './loose-copy';
import { toyMachine } from './toy-machine';

const bin = (name: string) => join(import.meta.dirname, '../../node_modules/.bin', name);

function run(copy: string, command: string, ...words: string[]) {
  // What is built under test is the site as it is served, not a page in development.
  const { NODE_ENV: _, ...own } = process.env;
  const env = { ...own, CHROMIUM_PATH: ensureBrowser(), E2E_PORT: '4287' };
  const { stdout, stderr, status } = spawnSync(command, words, {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  return { said: stdout + stderr, isGood: status === 0 };
}

interface Report {
  results: { id: string; layer: string; counts: Record<string, { seen: number; of: number }> }[];
  faults: string[];
}

/** What the report says of the toy. */
function reportOf(copy: string) {
  run(copy, process.execPath, 'tests/models/report.mjs');
  const text = readFileSync(join(copy, 'test-results/models/report.json'), 'utf8');
  const { results, faults } = JSON.parse(text) as Report;
  return {
    rows: results
      .filter(({ id }) => id === 'toy-lamp')
      .map(({ layer, counts: { states, transitions } }) => [layer, states, transitions]),
    faults: faults.filter((fault) => fault.startsWith('toy-lamp')),
  };
}

afterEach(removeScratchCopies);

test('§7 contracts: a machine that is new is tested in every layer, and no list is edited', () => {
  const copy = looseCopy(toyMachine);
  const vitest = run(
    copy,
    bin('vitest'),
    'run',
    'tests/machines',
    'tests/views/machines',
    '-t',
    'toy-lamp',
  );
  expect(vitest.said).toMatch(/mutation\.test.*\d+ test/);
  expect(vitest.isGood, vitest.said).toBe(true);
  const build = run(copy, bin('vite'), 'build');
  expect(build.isGood, build.said).toBe(true);
  const page = run(copy, bin('playwright'), 'test', '-c', 'e2e', 'machines.spec.ts', '-g', 'toy');
  expect(page.said).toContain('1 passed');

  const whole = expect.objectContaining({ seen: 3, of: 3 }) as unknown;
  expect(reportOf(copy)).toEqual({
    rows: ['actor', 'view', 'page'].map((layer) => [layer, whole, whole]),
    faults: [],
  });
});

test('§7 contracts: a machine that nobody looks at in its view is told', () => {
  const copy = looseCopy(toyMachine.filter(({ file }) => !file.startsWith('tests/')));
  expect(reportOf(copy).faults).toContain('toy-lamp: the view layer has not looked at it');
});

test('§7 contracts: a state without its promise does not compile', () => {
  const subject = toyMachine.find(({ file }) => file.startsWith('tests/'))!;
  const forgotten = subject.code.replace(/ {4}lit: .*\n/, '');
  expect(forgotten).not.toBe(subject.code);
  const copy = looseCopy([...toyMachine, { ...subject, code: forgotten }]);
  const types = run(copy, bin('tsc'), '-b', 'tests');
  expect(types.said).toMatch(/toy-lamp\.ts.*'lit' is missing/);
});

test('the toy is no part of the product', () => {
  expect(readFileSync('machines/index.ts', 'utf8')).not.toContain('toy');
});
