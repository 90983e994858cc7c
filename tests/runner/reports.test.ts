import { describe, expect, test } from 'vitest';
import { summarizePlaywright, summarizeVitest } from '../reports.mjs';

const passing = { fullName: 'a test', status: 'passed' };
const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [passing] }],
};

const ran = (status: string, message?: string, ...lines: string[]) => ({
  title: 'a test',
  file: 'a.spec.ts',
  line: 3,
  column: 1,
  tests: [
    {
      status,
      annotations: [
        ...lines.map((description) => ({ type: 'metric', description })),
        { type: 'issue', description: 'another' },
      ],
      results: [{ errors: message === undefined ? [] : [{ message }] }],
    },
  ],
});
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
const playwright = { stats, errors: [], specs: [ran('expected')] };
const noLoops = 'page loads in loops: 0 of at most 90';

describe('specification §11: runner reports', () => {
  test('a clean run counts passed tests', () => {
    const clean = { passed: 5, failed: 0, metrics: [], failures: [] };
    expect(summarizeVitest(vitest)).toEqual(clean);
    expect(summarizePlaywright(playwright)).toEqual({ ...clean, passed: 4, metrics: [noLoops] });
  });

  test('a skipped test counts as failed and is named', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [passing, { fullName: 'left out', status: 'pending' }],
      },
    ];
    const summary = summarizeVitest({
      ...vitest,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults,
    });
    expect(summary.failed).toBe(2);
    expect(summary.failures).toEqual(['a.test.ts › left out (pending)\n']);
    const skipped = summarizePlaywright({
      ...playwright,
      stats: { ...stats, skipped: 3 },
      specs: [ran('skipped')],
    });
    expect(skipped.failed).toBe(3);
    expect(skipped.failures).toEqual(['a.spec.ts:3 › a test (skipped)\n']);
  });

  test('a test file that did not load counts as failed and gives its reason', () => {
    const broken = {
      name: 'b.test.ts',
      status: 'failed',
      message: 'no such file',
    };
    const testResults = [...vitest.testResults, { ...broken, assertionResults: [] }];
    const summary = summarizeVitest({ ...vitest, testResults });
    expect(summary.failed).toBe(1);
    expect(summary.failures).toEqual(['b.test.ts\nno such file']);
  });

  test('an error outside tests and a flaky test count as failed', () => {
    const summary = summarizePlaywright({
      stats: { ...stats, flaky: 1 },
      errors: [{ message: 'no server' }],
      specs: [ran('flaky', 'too late')],
    });
    expect(summary.failed).toBe(2);
    expect(summary.failures).toEqual([
      'outside tests\nno server',
      'a.spec.ts:3 › a test (flaky)\ntoo late',
    ]);
  });

  test('a failure quotes its message, cut and without colors', () => {
    const message = `\u001B[31mexpected 2\u001B[39m${'x'.repeat(9_999)}`;
    const [ofPlaywright] = summarizePlaywright({
      ...playwright,
      suites: [{ specs: [ran('unexpected', message)] }],
    }).failures;
    expect(ofPlaywright).toMatch(/^a\.spec\.ts:3 › a test \(unexpected\)\nexpected 2x+$/);
    expect(ofPlaywright!.length).toBeLessThan(2_000);
    const failed = { fullName: 'a test', status: 'failed', failureMessages: [message] };
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }];
    const [ofVitest] = summarizeVitest({ ...vitest, testResults }).failures;
    expect(ofVitest).toMatch(/^a\.test\.ts › a test \(failed\)\nexpected 2x+$/);
  });
});

describe('specification §11: metrics', () => {
  test('are collected from every file of Vitest’s report', () => {
    const metrics = (...lines: string[]) => ({ ...passing, meta: { metrics: lines } });
    const testResults = [
      { name: 'a', status: 'passed', assertionResults: [metrics('1 of 1', '2 of 2'), metrics()] },
      { name: 'b', status: 'passed', assertionResults: [passing, metrics('3 of 3')] },
    ];
    expect(summarizeVitest({ ...vitest, testResults }).metrics).toEqual([
      '1 of 1',
      '2 of 2',
      '3 of 3',
    ]);
  });

  test('are collected from every level of Playwright’s report', () => {
    const specs = (line: string) => [ran('expected', undefined, line)];
    const suites = [{ specs: specs('2'), suites: [{ specs: [...specs('3'), ran('expected')] }] }];
    expect(summarizePlaywright({ ...playwright, specs: specs('1'), suites }).metrics).toEqual([
      '1',
      '2',
      '3',
      noLoops,
    ]);
  });
});

describe('page loads in loops', () => {
  const loading = (line: number, ...loads: number[]) =>
    loads.map((count) => {
      const spec = ran('expected');
      const annotations = [{ type: 'page loads', description: String(count) }];
      return { ...spec, line, tests: spec.tests.map((run) => ({ ...run, annotations })) };
    });

  test('count for tests with more than six loads and for tests that share a declaration', () => {
    const specs = [...loading(3, 6), ...loading(7, 7), ...loading(9, 3, 4)];
    const { failed, metrics } = summarizePlaywright({ ...playwright, specs });
    expect(failed).toBe(0);
    expect(metrics).toEqual([
      'page loads in loops: 14 of at most 90 (7 at a.spec.ts:7:1, 7 at a.spec.ts:9:1)',
    ]);
  });

  test('fail the run above 90', () => {
    const summary = (loads: number) =>
      summarizePlaywright({ ...playwright, suites: [{ specs: loading(3, 80, loads) }] });
    expect(summary(10)).toMatchObject({ failed: 0, failures: [] });
    expect(summary(11)).toMatchObject({
      failed: 1,
      failures: ['page loads in loops: 91 of at most 90 (91 at a.spec.ts:3:1)'],
    });
  });
});
