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

/** A line of numbers that a test leaves for the end of `npm test`: what was promised, and what was seen. */
const tellings = 'told';

/**
 * The lines that tests told Vitest's JSON report.
 * @param {{ testResults: { assertionResults: { meta?: Record<string, unknown> }[] }[] }} report
 * @returns {string[]}
 */
export const vitestTellings = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => /** @type {string[]} */ (meta?.[tellings] ?? [])),
  );

/** @typedef {{ specs?: { tests: { annotations: { type: string, description?: string }[] }[] }[], suites?: Suite[] }} Suite */

/**
 * The lines that tests told Playwright's JSON report.
 * @param {Suite} suite
 * @returns {string[]}
 */
export const playwrightTellings = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description = '' }) => (type === tellings ? [description] : [])),
    ),
  ),
  ...suites.flatMap(playwrightTellings),
];

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
