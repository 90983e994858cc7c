import { defineConfig } from 'playwright/test';
import { engines } from './installed.mjs';

const found = engines.filter(({ program }) => program !== null);

/** The same tests in each engine that is installed; `EngineSummary` names the others. */
export default defineConfig<{}, { engineName: string; program: string }>({
  testDir: '.',
  testMatch: ['journeys.ts', 'malformed-storage.ts', 'restored-page.ts'],
  outputDir: '../../test-results/engines/failures',
  forbidOnly: true,
  // One window an engine, and all engines at once.
  workers: Math.max(found.length, 1),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./engine-summary.ts']],
  projects: found.map(({ name, program }) => ({
    name,
    use: { engineName: name, program: program ?? '' },
  })),
});
