import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { playwrightTests, vitestTests } from './reports.mjs';
import { failures, root, runTool, step, summarize } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

/** @type {import('./reports.mjs').Test[]} */
const all = [];

/**
 * Runs tests. A runner that exits with an error or runs no test counts as at least one failure.
 * @param {string} command
 * @param {Record<string, string>} env
 * @param {string} report its JSON report
 * @param {(report: any) => import('./reports.mjs').Test[]} testsOf
 */
async function runTests(command, env, report, testsOf) {
  const ok = await runTool(command, { silent: true, env });
  const tests = testsOf(JSON.parse(readFileSync(report, 'utf8')));
  const failed = tests.filter(({ passed }) => !passed);
  all.push(...tests);
  if (ok) failures.push(...failed.map(({ name }) => `not run: ${name}\n`));
  return {
    passed: tests.length - failed.length,
    failed: Math.max(failed.length, ok && tests.length > 0 ? 0 : 1),
  };
}

// The browser tests use the embedded collector, also if a developer's `.env` names a service.
const collector = Object.fromEntries(
  ['LEAD_FORM_URL', 'DEMO_FORM_URL', 'LEAD_FORM_ACTION', 'DEMO_FORM_ACTION', 'FORM_FIELDS'].map(
    (name) => [`VITE_${name}`, ''],
  ),
);

// Vitest does not keep every core busy, so the checks and the build run in parallel.
let built = false;
await Promise.all([
  step('unit and model tests', () =>
    runTests(
      `vitest run --reporter=dot --reporter=json --outputFile.json=${unitReport}`,
      {},
      unitReport,
      vitestTests,
    ),
  ),
  (async () => {
    await runChecks();
    built = await step('build', () => runTool('vite build', { env: collector, silent: true }));
  })(),
]);
await step('end to end', async () => {
  if (!built) throw new Error('Not run: the build failed.');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport };
  const command = 'playwright test -c e2e --reporter=dot,json';
  return runTests(command, env, e2eReport, playwrightTests);
});

rmSync(reports, { recursive: true, force: true });

process.stdout.write('\nThe slowest tests:\n');
for (const { name, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  process.stdout.write(`${(ms / 1_000).toFixed(1).padStart(6)} s  ${name.replace(root, '')}\n`);
summarize();
