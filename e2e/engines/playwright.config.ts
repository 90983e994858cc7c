import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { onPath } from '../support/browser/packages.mjs';

const hasDriver = onPath('WebKitWebDriver') !== null && onPath('Xvfb') !== null;
/** The folders in which Debian installs WebKitGTK's MiniBrowser, beside the engine. */
const folders = [
  '/usr/lib',
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
];
const miniBrowser = folders
  .flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => /^webkit(2)?gtk-/.test(name))
      .map((name) => join(folder, name, 'MiniBrowser')),
  )
  .find((path) => existsSync(path));

/** The programs of the engines that Playwright cannot drive, and their Debian packages. */
const engines = [
  {
    name: 'Firefox',
    program: process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox'),
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    program: hasDriver ? miniBrowser : null,
    packages: 'webkit2gtk-driver xvfb',
  },
];

const found = engines.filter(({ program }) => program);
for (const { name, program, packages } of engines) {
  if (program) continue;
  // With ALL_ENGINES=1 an absent engine is a failure.
  if (process.env['ALL_ENGINES'] === '1') throw new Error(`${name} is absent: ${packages}`);
  if (!process.env['TEST_WORKER_INDEX'])
    process.stdout.write(`${name} is absent and not tested (Debian: ${packages})\n`);
}

/** Runs the same journeys in each engine; Chromium has `e2e/specs`. */
export default defineConfig<{}, { engineName: string; program: string }>({
  testDir: '.',
  testMatch: ['{journeys,malformed-storage}.ts'],
  outputDir: '../../test-results/engines/failures',
  forbidOnly: true,
  // One worker per engine, all in parallel.
  workers: Math.max(found.length, 1),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: found.map(({ name, program }) => ({
    name,
    use: { engineName: name, program: program ?? '' },
  })),
});
