import { stripVTControlCharacters } from 'node:util';

/**
 * Summary of a runner's JSON report: test counts, the metrics for the end of `npm test`, and one
 * entry per failure for logs that are cut to their end.
 * @typedef {{ passed: number, failed: number, metrics: string[], failures: string[] }} Summary
 */

/** Annotation type of page counts, which e2e/support/browser/fixtures.ts writes. */
const pageLoads = 'page loads';
/** A declaration whose tests load more pages than this counts as a loop over pages. */
const maxLoadsOutsideLoops = 6;
/** Loops over pages slow the run down: checks of every page belong in every-page.spec.ts. */
const maxLoadsInLoops = 90;

/** Length in characters to which a repeated failure message is cut. */
const maxMessageLength = 1_200;

/** @param {string} location @param {(string | undefined)[]} messages */
const failure = (location, messages) =>
  `${location}\n${stripVTControlCharacters(messages.join('\n')).slice(0, maxMessageLength)}`;

/**
 * Summarizes Vitest's JSON report. A test file that did not load counts as one failure, and so does
 * each skipped test.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string,
 *   status: string, failureMessages?: string[], meta?: Record<string, unknown> }[] }[] }} report
 * @returns {Summary}
 */
export function summarizeVitest(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: name, ...test })),
  );
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + unloaded.length,
    metrics: tests.flatMap(({ meta }) => /** @type {string[]} */ (meta?.['metrics'] ?? [])),
    failures: [
      ...unloaded.map(({ name, message }) => failure(name, [message])),
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map((test) =>
          failure(`${test.file} › ${test.fullName} (${test.status})`, test.failureMessages ?? []),
        ),
    ],
  };
}

/**
 * @typedef {{ specs?: { title: string, file: string, line: number, column: number, tests: { status: string,
 *   annotations: { type: string, description?: string }[],
 *   results: { errors: { message?: string }[] }[] }[] }[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {NonNullable<Suite['specs']>} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Sums the page loads of loops. Tests that share a declaration count together.
 * @param {NonNullable<Suite['specs']>} specs
 */
function loadsInLoops(specs) {
  /** @type {Map<string, number>} */
  const loads = new Map();
  for (const { file, line, column, tests } of specs) {
    const counts = tests
      .flatMap(({ annotations }) => annotations.filter(({ type }) => type === pageLoads))
      .map(({ description }) => Number(description));
    const location = `${file}:${line}:${column}`;
    for (const count of counts) loads.set(location, (loads.get(location) ?? 0) + count);
  }
  const loops = [...loads]
    .filter(([, count]) => count > maxLoadsOutsideLoops)
    .toSorted((a, b) => b[1] - a[1]);
  const sum = loops.reduce((total, [, count]) => total + count, 0);
  const locations = loops.map(([location, count]) => `${count} at ${location}`).join(', ');
  const details = locations && ` (${locations})`;
  return { sum, line: `page loads in loops: ${sum} of at most ${maxLoadsInLoops}${details}` };
}

/**
 * Summarizes Playwright's JSON report. Skipped and flaky tests and errors outside tests count as
 * failures; too many page loads in loops count as one.
 * @param {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[] }} report
 * @returns {Summary}
 */
export function summarizePlaywright({ stats, errors, ...suite }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const specs = specsOf(suite);
  const loads = loadsInLoops(specs);
  const tooMany = loads.sum > maxLoadsInLoops ? [loads.line] : [];
  const tests = specs.flatMap(({ title, file, line, tests: runs }) =>
    runs.map((test) => ({ location: `${file}:${line} › ${title}`, ...test })),
  );
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length + tooMany.length,
    metrics: [
      ...tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description = '' }) =>
          type === 'metric' ? [description] : [],
        ),
      ),
      loads.line,
    ],
    failures: [
      ...tooMany,
      ...errors.map(({ message }) => failure('outside tests', [message])),
      ...tests
        .filter(({ status }) => status !== 'expected')
        .map(({ location, status, results }) =>
          failure(
            `${location} (${status})`,
            results.flatMap((result) => result.errors.map(({ message }) => message)),
          ),
        ),
    ],
  };
}
