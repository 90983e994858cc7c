import { describe, expect, test } from 'vitest';
import { playwrightCounts, playwrightTellings, vitestCounts, vitestTellings } from '../reports.mjs';

describe('contracts §1: the summary line of npm test', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{}] }],
  };
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  test('a clean run counts what passed', () => {
    expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 0 });
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 4, failed: 0 });
  });

  test('a skipped test counts as failed', () => {
    expect(vitestCounts({ ...vitest, numPendingTests: 1, numTodoTests: 1 }).failed).toBe(2);
    expect(playwrightCounts({ stats: { ...stats, skipped: 3 }, errors: [] }).failed).toBe(3);
  });

  test('a test file that did not load counts as one that failed', () => {
    const testResults = [...vitest.testResults, { status: 'failed', assertionResults: [] }];
    expect(vitestCounts({ ...vitest, testResults }).failed).toBe(1);
  });

  test('an error outside of any test and a test that passed late count as failed', () => {
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 }, errors: [{}] }).failed).toBe(2);
  });
});

describe('contracts §1: what tests tell of their numbers', () => {
  test('is taken from every file of Vitest’s report', () => {
    const testResults = [
      { assertionResults: [{ meta: { told: ['1 of 1', '2 of 2'] } }, { meta: {} }] },
      { assertionResults: [{}, { meta: { told: ['3 of 3'] } }] },
    ];
    expect(vitestTellings({ testResults })).toEqual(['1 of 1', '2 of 2', '3 of 3']);
  });

  test('is taken from every depth of Playwright’s report, and nothing else with it', () => {
    const spec = (...lines: string[]) => ({
      tests: [
        {
          annotations: [
            ...lines.map((description) => ({ type: 'told', description })),
            { type: 'issue', description: 'another' },
          ],
        },
      ],
    });
    const suites = [{ specs: [spec('2')], suites: [{ specs: [spec('3'), spec()] }] }];
    expect(playwrightTellings({ specs: [spec('1')], suites })).toEqual(['1', '2', '3']);
  });
});
