import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { runTool, step, summarize } from './steps.mjs';

const { types, lint, lockfile } = manifest.scripts;
/** @type {[name: string, ...commands: string[]][]} */
const checks = [
  ['types', types],
  ['lint', lint],
  ['format', 'oxfmt --check'],
  ['unused', 'knip', 'knip --production -c tests/architecture/knip-production.mjs'],
  ['lock file', lockfile],
];

/** @param {string[]} commands */
async function runInTurn(commands) {
  let ok = true;
  for (const command of commands) ok = (await runTool(command, { silent: true })) && ok;
  return ok;
}

/** Runs the checks one after another, because each uses every core it can. */
export async function runChecks() {
  for (const [name, ...commands] of checks) await step(name, () => runInTurn(commands));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runChecks();
  summarize();
}
