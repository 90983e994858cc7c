import type { PlaywrightTestConfig } from 'playwright/test';
import base from '../playwright.config';

const { projects: _, ...shared } = base;

/** The load harness: many visitors on a build with its own form service. */
const config: PlaywrightTestConfig = {
  ...shared,
  testDir: '.',
  testMatch: '*.long.ts',
  outputDir: '../../test-results/leads',
  workers: 1,
  timeout: 30 * 60_000,
  reporter: 'line',
  // The tests start their own servers.
  webServer: [],
};

export default config;
