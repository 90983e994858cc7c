import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner's JSON report comes to: how many tests passed and failed, the lines that tests left
 * for the end of `npm test`, and what is to be known of each failure when nothing but that end is kept.
 * @typedef {{ passed: number, failed: number, metrics: string[], failures: string[] }} Outcome
 */

/** A line of numbers that a test leaves for the end of `npm test`: what was promised, and what was seen. */
const metricType = 'metric';

/** How many pages a test has loaded, as e2e/support/browser/fixtures.ts counts them. */
const pageLoads = 'page loads';
/** A declaration whose tests load more than this goes through pages in a loop. */
const mostWithoutLoop = 6;
/** Loads in loops are what makes a run slow: a fact of every page is asked in the one walk there is. */
const mostInLoops = 90;

/** How much of a failure's message is said once more: what was expected, not the whole page. */
const longest = 1_200;

/** @param {string} where @param {(string | undefined)[]} messages */
const failure = (where, messages) =>
  `${where}\n${stripVTControlCharacters(messages.join('\n')).slice(0, longest)}`;

/**
 * Reads Vitest's JSON report. A test file that did not load has no tests in it and counts as one that
 * failed; so does every test that was skipped, since no test may be.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string,
 *   status: string, failureMessages?: string[], meta?: Record<string, unknown> }[] }[] }} report
 * @returns {Outcome}
 */
export function vitestOutcome(report) {
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
    metrics: tests.flatMap(({ meta }) => /** @type {string[]} */ (meta?.[metricType] ?? [])),
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
 * Sums the page loads of loops; the tests that one declaration makes in a loop count together.
 * @param {NonNullable<Suite['specs']>} specs
 */
function loadsInLoops(specs) {
  /** @type {Map<string, number>} */
  const loads = new Map();
  for (const { file, line, column, tests } of specs) {
    const counts = tests
      .flatMap(({ annotations }) => annotations.filter(({ type }) => type === pageLoads))
      .map(({ description }) => Number(description));
    const where = `${file}:${line}:${column}`;
    for (const count of counts) loads.set(where, (loads.get(where) ?? 0) + count);
  }
  const loops = [...loads]
    .filter(([, count]) => count > mostWithoutLoop)
    .toSorted((a, b) => b[1] - a[1]);
  const sum = loops.reduce((total, [, count]) => total + count, 0);
  const named = loops.map(([where, count]) => `${count} at ${where}`).join(', ');
  const said = named && ` (${named})`;
  return { sum, line: `page loads in loops: ${sum} of at most ${mostInLoops}${said}` };
}

/**
 * Reads Playwright's JSON report. Tests that were skipped or did not run, errors outside of tests, and
 * tests that passed only when tried again count as failed; too many page loads in loops do so once.
 * @param {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[] }} report
 * @returns {Outcome}
 */
export function playwrightOutcome({ stats, errors, ...suite }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const specs = specsOf(suite);
  const loads = loadsInLoops(specs);
  const tooMany = loads.sum > mostInLoops ? [loads.line] : [];
  const tests = specs.flatMap(({ title, file, line, tests: runs }) =>
    runs.map((test) => ({ where: `${file}:${line} › ${title}`, ...test })),
  );
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length + tooMany.length,
    metrics: [
      ...tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description = '' }) =>
          type === metricType ? [description] : [],
        ),
      ),
      loads.line,
    ],
    failures: [
      ...tooMany,
      ...errors.map(({ message }) => failure('outside of tests', [message])),
      ...tests
        .filter(({ status }) => status !== 'expected')
        .map(({ where, status, results }) =>
          failure(
            `${where} (${status})`,
            results.flatMap((result) => result.errors.map(({ message }) => message)),
          ),
        ),
    ],
  };
}
