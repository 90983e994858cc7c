/**
 * A test of a runner's JSON report. Skipped and flaky tests, and files that did not load, did not pass.
 * @typedef {{ name: string, ms: number, passed: boolean }} Test
 */

/**
 * Returns the tests of Vitest's report.
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string,
 *   duration?: number | null }[] }[] }} report
 * @returns {Test[]}
 */
export const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, assertionResults }) =>
    assertionResults.length === 0
      ? [{ name: file, ms: 0, passed: status === 'passed' }]
      : assertionResults.map((test) => ({
          name: `${file} › ${test.fullName}`,
          ms: test.duration ?? 0,
          passed: test.status === 'passed',
        })),
  );

/**
 * Returns the tests of Playwright's report.
 * @typedef {{ title: string, file: string, line: number,
 *   tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {Test[]}
 */
export const playwrightTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      name: `e2e/${file}:${line} › ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      passed: status === 'expected',
    })),
  ),
  ...suites.flatMap(playwrightTests),
];
