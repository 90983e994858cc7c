import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, step, summarize } from './steps.mjs';

const browserFiles = readdirSync(join(root, 'e2e/full')).filter((name) =>
  name.endsWith('.full.ts'),
);
const ownParts = ['hosts', 'interpreters', 'leads', 'slow-network'].map(
  (part) => `${part}.full.ts`,
);
const pageFiles = browserFiles.filter((name) => !ownParts.includes(name));
const env = { FULL_RUN: '1' };

/** Builds the site; by default with the files of the default hosts. */
const build = (hosts = '') => runTool('vite build', { silent: true, env: { DEPLOY_HOST: hosts } });

/** The parts that `npm test` leaves out for time, by their name for `--only`. */
/** @type {Record<string, () => Promise<boolean>>} */
const parts = {
  models: () => runTool('vitest run tests/machines/live-replay.test.ts', { env }),
  interpreters: async () => {
    const random =
      'vitest run tests/diagrams/hostile-text.test.ts tests/diagrams/scxml-runs.test.ts';
    const ok = await runTool(random, { env: { PROPERTY_RUNS: '200' } });
    // One worker: the first tests install the interpreters.
    return (await runTool('playwright test -c e2e/full interpreters.full.ts --workers=1')) && ok;
  },
  pages: () => runTool(`playwright test -c e2e/full ${pageFiles.join(' ')}`),
  states: () => runTool('playwright test -c e2e --grep @full', { env }),
  recipes: () => runTool('vitest run tests/architecture/recipes.test.ts', { env }),
  hosts: async () => {
    // One worker: two tests install the same tool.
    const compare = () => runTool('playwright test -c e2e/full hosts.full.ts --workers=1');
    const ok = (await build('cloudflare,caddy,apache,firebase')) && (await compare());
    return (await build()) && ok;
  },
  engines: () => runTool('playwright test -c e2e/engines'),
  leads: () => runTool('playwright test -c e2e/full leads.full.ts'),
  'slow-network': () => runTool('playwright test -c e2e/full slow-network.full.ts'),
  seeds: () =>
    runTool(
      'vitest run tests/lib tests/services tests/server tests/machines --testTimeout=600000',
      {
        env: { PROPERTY_RUNS: '5000' },
      },
    ),
  mutation: () => runTool('stryker run tests/stryker/stryker.config.mjs'),
};

const [flag, names = ''] = process.argv.slice(2).filter((arg) => arg !== '--built');
const chosen = flag === '--only' ? names.split(',') : Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if ((flag && flag !== '--only') || unknown.length > 0) {
  process.stderr.write(`Use --only with any of ${Object.keys(parts).join(',')}.\n`);
  process.exit(1);
}

// With `--built`, the parts test the build in `dist/`.
const built = process.argv.includes('--built') || (await step('build', () => build()));
for (const [name, part] of built ? Object.entries(parts) : [])
  if (chosen.includes(name)) await step(name, part);
summarize();
