import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ passed: number, failed: number }} Counts */
/** @type {(Counts & { name: string, seconds: number })[]} */
const results = [];
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs `node` or a tool of `node_modules/.bin` in the project's root. A `silent` tool prints only
 * when it fails, which keeps the output of parallel tools apart.
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
      if (code !== 0) process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

/** @param {boolean} ok @returns {Counts} */
const once = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * Times one step and adds its counts to the summary. A step that throws counts as one failure.
 * @param {string} name
 * @param {() => Promise<Counts | boolean>} work resolves to its counts, or to true if it passed
 * @returns {Promise<boolean>} true when nothing failed
 */
export async function step(name, work) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const counts = await work()
    .then((result) => (typeof result === 'boolean' ? once(result) : result))
    .catch((/** @type {unknown} */ error) => {
      process.stderr.write(`${String(error)}\n`);
      return once(false);
    });
  results.push({ name, seconds: (performance.now() - start) / 1000, ...counts });
  return counts.failed === 0;
}

/** Prints each step and the one line `N passed, N failed`, and sets the exit code. */
export function summarize() {
  process.stdout.write('\n');
  const total = { passed: 0, failed: 0 };
  for (const { name, seconds, passed, failed } of results) {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    process.stdout.write(`${name.padEnd(22)}${time}  ${passed} passed, ${failed} failed\n`);
    total.passed += passed;
    total.failed += failed;
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
