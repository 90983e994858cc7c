import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ passed: number, failed: number }} Counts */
/** @type {Counts} */
const total = { passed: 0, failed: 0 };
/** Output of failed tools, for the end of a long log. @type {string[]} */
export const failures = [];
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

function stop() {
  for (const child of running) child.kill();
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

/**
 * Runs `node` or a tool of `node_modules/.bin` in the project's root. The output of a `silent` tool
 * is shown only when it fails, in the summary.
 * @param {string} command the tool with its arguments, separated by spaces
 * @param {{ env?: Record<string, string>, silent?: boolean }} [options]
 * @returns {Promise<boolean>} true when it exits with 0
 */
export function runTool(command, { env = {}, silent = false } = {}) {
  const [tool = '', ...args] = command.split(' ');
  const file = tool === 'node' ? process.execPath : join(root, 'node_modules/.bin', tool);
  return new Promise((resolve) => {
    const output = silent ? 'pipe' : 'inherit';
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    });
    running.add(child);
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => printed.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      running.delete(child);
      if (code !== 0 && silent) failures.push(`${command}\n${Buffer.concat(printed).toString()}`);
      resolve(code === 0);
    });
  });
}

/**
 * Times one step, prints its line, and adds its counts to the summary. A step that throws counts as
 * one failure. In CI the first failed step ends the run, so that a mistake in a type costs a minute.
 * @param {string} name
 * @param {() => Promise<Counts | boolean>} work resolves to its counts, or to true if it passed
 * @returns {Promise<boolean>} true when nothing failed
 */
export async function step(name, work) {
  const start = performance.now();
  const result = await work().catch((/** @type {unknown} */ error) => {
    failures.push(`${name}: ${String(error)}\n`);
    return false;
  });
  const { passed, failed } =
    typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result;
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(8);
  process.stdout.write(`${name.padEnd(22)}${time}  ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && process.env['CI']) {
    summarize();
    stop();
  }
  return failed === 0;
}

/** Prints the failures in full and the one line `N passed, N failed`, and sets the exit code. */
export function summarize() {
  for (const failure of failures) process.stdout.write(`\n${failure}`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
