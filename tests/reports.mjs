/**
 * What Vitest's JSON report counts. A test file that did not load has no tests in it and counts as
 * one that failed; so does every test that was skipped, since no test may be.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
export function vitestCounts(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + unloaded };
}

/**
 * What Playwright's JSON report counts. Tests that were skipped or did not run, errors outside of
 * tests, and tests that passed only when tried again count as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[] }} report
 */
export function playwrightCounts({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}
