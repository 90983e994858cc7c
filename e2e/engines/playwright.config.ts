import { defineConfig } from 'playwright/test';
import { engines } from './installed.mjs';

const found = engines.filter(({ program }) => program !== null);

/** Runs the same tests in each installed engine; `EngineSummary` lists the absent ones. */
export default defineConfig<{}, { engineName: string; program: string }>({
  testDir: '.',
  testMatch: ['{journeys,international-address,malformed-storage,restored-page}.ts'],
  outputDir: '../../test-results/engines/failures',
  forbidOnly: true,
  // One worker per engine, all in parallel.
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
