import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

/** What takes long: many visitors, on a build that names a form service of its own. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.long.ts',
  outputDir: '../../test-results/leads',
  workers: 1,
  timeout: 30 * 60_000,
  reporter: 'line',
  // Nothing is served beside what the tests serve themselves.
  webServer: [],
});
