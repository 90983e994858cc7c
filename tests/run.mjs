import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { summarizePlaywright, summarizeVitest } from './reports.mjs';
import { root, runTool, step, summarize } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

/** Lines that tests reported with `reportMetric`. @type {string[]} */
const metrics = [];
/** Repeated at the end of a long log. @type {string[]} */
const failures = [];

/**
 * Reads a runner's report. A runner that exits with an error or runs no test counts as at least one
 * failure.
 * @param {boolean} ok
 * @param {string} file
 * @param {(report: any) => import('./reports.mjs').Summary} summary
 */
function readReport(ok, file, summary) {
  const { passed, failed, ...lines } = summary(JSON.parse(readFileSync(file, 'utf8')));
  metrics.push(...lines.metrics);
  failures.push(...lines.failures);
  const ran = passed + failed > 0;
  return { passed, failed: Math.max(failed, ok && ran ? 0 : 1) };
}

// The browser tests use the embedded collector, also if a developer's `.env` names a service.
const collector = Object.fromEntries(
  ['LEAD_FORM_URL', 'DEMO_FORM_URL', 'LEAD_FORM_ACTION', 'DEMO_FORM_ACTION', 'FORM_FIELDS'].map(
    (name) => [`VITE_${name}`, ''],
  ),
);

rmSync(join(root, 'test-results/models'), { recursive: true, force: true });

// Vitest does not keep every core busy, so the checks and the build run in parallel.
let built = false;
await Promise.all([
  step('unit and model tests', async () => {
    const reporters = `--reporter=default --reporter=json --outputFile.json=${unitReport}`;
    return readReport(await runTool(`vitest run ${reporters}`), unitReport, summarizeVitest);
  }),
  (async () => {
    await runChecks();
    built = await step('build', () => runTool('vite build', { env: collector, silent: true }));
  })(),
]);
await step('model coverage', () => runTool('node tests/models/report.mjs'));
await step('end to end', async () => {
  if (!built) throw new Error('Not run: the build failed.');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport };
  const ok = await runTool('playwright test -c e2e --reporter=list,json', { env });
  return readReport(ok, e2eReport, summarizePlaywright);
});

rmSync(reports, { recursive: true, force: true });

if (metrics.length > 0) process.stdout.write('\n== measured\n');
for (const line of metrics) process.stdout.write(`${line}\n`);
if (failures.length > 0) process.stdout.write('\n== failures\n');
for (const failure of failures) process.stdout.write(`${failure}\n\n`);
summarize();
