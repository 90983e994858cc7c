import type { PlaywrightTestConfig } from 'playwright/test';
import base from '../playwright.config';

const { projects: _, ...inWholeBrowser } = base;

/** What takes long: many visitors, on a build that names a form service of its own. */
const config: PlaywrightTestConfig = {
  ...inWholeBrowser,
  testDir: '.',
  testMatch: '*.long.ts',
  outputDir: '../../test-results/leads',
  workers: 1,
  timeout: 30 * 60_000,
  reporter: 'line',
  // The tests serve what they need themselves.
  webServer: [],
};

export default config;
