import { fileURLToPath } from 'node:url';
import { runTool, step, summarize } from './steps.mjs';

const code = 'content machines src tests e2e vite.config.ts';
/** @type {[name: string, ...commands: string[]][]} */
const checks = [
  ['types', 'tsc -b'],
  ['lint', `oxlint --type-aware --deny-warnings ${code}`],
  ['format', 'prettier --check --log-level warn .'],
  ['unused', 'knip', 'knip --production -c tests/architecture/knip-production.mjs'],
  [
    'lock file',
    'lockfile-lint --path package-lock.json --type npm --validate-https --validate-integrity --allowed-hosts npm',
  ],
];

/** @param {string[]} commands */
async function runInTurn(commands) {
  let ok = true;
  for (const command of commands) ok = (await runTool(command, { silent: true })) && ok;
  return ok;
}

/** Runs types and lint, which use all cores, one after the other beside the rest. */
export async function runChecks() {
  const [types, lint, ...others] = checks.map(
    ([name, ...commands]) =>
      () =>
        step(name, () => runInTurn(commands)),
  );
  const heavy = async () => {
    await types?.();
    await lint?.();
  };
  await Promise.all([
    heavy(),
    (async () => {
      for (const check of others) await check();
    })(),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runChecks();
  summarize();
}
