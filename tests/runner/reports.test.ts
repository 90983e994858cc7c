import { describe, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from '../reports.mjs';

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
