import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightOutcome, vitestOutcome } from './reports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');
/** Where the layers leave what they have seen of each machine. */
const modelResults = join(root, 'test-results/models');

/** @type {{ name: string, seconds: number, passed: number, failed: number }[]} */
const results = [];
/** What tests have told of what they saw. @type {string[]} */
const told = [];
/** Said once more at the end, where whoever reads a long log looks first. @type {string[]} */
const failures = [];
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs one of the package's own scripts with its output on this terminal; resolves to whether it
 * ended well.
 * @param {string} script
 * @param {string[]} words
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>}
 */
function runs(script, words = [], env = {}) {
  return new Promise((resolve) => {
    running = spawn('npm', ['run', '--silent', script, '--', ...words], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    running.on('error', () => resolve(false));
    running.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Times one step and notes what it counted. A step that throws has failed once.
 * @param {string} name
 * @param {() => Promise<{ passed: number, failed: number }>} work
 */
async function step(name, work) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const counts = await work().catch((/** @type {unknown} */ error) => {
    process.stderr.write(`${String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  results.push({ name, seconds: (performance.now() - start) / 1000, ...counts });
  return counts.failed === 0;
}

/** @param {boolean} ok */
const once = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * What a runner reported; a runner that ended badly, ran nothing or left no report has failed
 * at least once, whatever its report says.
 * @param {boolean} ok
 * @param {string} file
 * @param {(report: any) => import('./reports.mjs').Outcome} outcome
 */
function reported(ok, file, outcome) {
  const { passed, failed, ...said } = outcome(JSON.parse(readFileSync(file, 'utf8')));
  told.push(...said.told);
  failures.push(...said.failures);
  const ran = passed + failed > 0;
  return { passed, failed: Math.max(failed, ok && ran ? 0 : 1) };
}

/** `npm run test:models` asks the machines alone: their actors, their views and their pages. */
const isModelsOnly = process.argv.includes('models');

if (!isModelsOnly) {
  await step('types', async () => once(await runs('types')));
  await step('lint', async () => once(await runs('lint')));
  await step('format', async () => once(await runs('format:check')));
  await step('unused', async () => once(await runs('unused')));
  await step('lock file', async () => once(await runs('lockfile')));
}
rmSync(modelResults, { recursive: true, force: true });
await step(isModelsOnly ? 'actors and views' : 'unit and model tests', async () => {
  const only = isModelsOnly ? ['tests/machines', 'tests/views/machines'] : [];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const ok = await runs('test:vitest', [...only, ...reporters]);
  return reported(ok, unitReport, vitestOutcome);
});
const built = await step('build', async () => once(await runs('build')));
await step(isModelsOnly ? 'pages' : 'end to end', async () => {
  if (!built) throw new Error('Not run: there is no build to test');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport };
  const only = isModelsOnly ? ['machines.spec.ts'] : [];
  return reported(
    await runs('test:e2e', [...only, '--reporter=list,json'], env),
    e2eReport,
    playwrightOutcome,
  );
});
await step('model coverage', async () => once(await runs('report:models')));

rmSync(reports, { recursive: true, force: true });

if (told.length > 0) process.stdout.write('\n== what was promised, and seen\n');
for (const line of told) process.stdout.write(`${line}\n`);

if (failures.length > 0) process.stdout.write('\n== what failed\n');
for (const failure of failures) process.stdout.write(`${failure}\n\n`);

process.stdout.write('\n');
for (const { name, seconds, passed, failed } of results) {
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  process.stdout.write(`${name.padEnd(22)}${time}  ${passed} passed, ${failed} failed\n`);
}
const total = { passed: 0, failed: 0 };
for (const { passed, failed } of results) {
  total.passed += passed;
  total.failed += failed;
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
