import { expect, test } from 'vitest';
import { playwrightTests, vitestTests } from '../reports.mjs';

test('specification §11: of Vitest’s tests, only those that passed count as passed', () => {
  const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
    fullName: status,
    status,
    duration: status === 'passed' ? 1_500 : null,
  }));
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults },
    { name: 'unloaded.test.ts', status: 'failed', assertionResults: [] },
  ];
  expect(vitestTests({ testResults })).toEqual([
    { name: 'a.test.ts › passed', ms: 1_500, passed: true },
    ...['failed', 'pending', 'todo'].map((status) => ({
      name: `a.test.ts › ${status}`,
      ms: 0,
      passed: false,
    })),
    { name: 'unloaded.test.ts', ms: 0, passed: false },
  ]);
});

test('specification §11: of Playwright’s tests at any level, only expected results count as passed', () => {
  const spec = (status: string) => ({
    title: status,
    file: 'specs/a.spec.ts',
    line: 3,
    tests: [{ status, results: [{ duration: 200 }, { duration: 300 }] }],
  });
  const suites = [{ suites: [{ specs: ['unexpected', 'flaky', 'skipped'].map(spec) }] }];
  expect(playwrightTests({ specs: [spec('expected')], suites })).toEqual(
    ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
      name: `e2e/specs/a.spec.ts:3 › ${status}`,
      ms: 500,
      passed: status === 'expected',
    })),
  );
});
