import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

/** `npm run bench`: what Lighthouse measures, and the presses that it cannot make. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 20 * 60_000,
  projects: [{ name: 'chromium' }],
  webServer: { ...(base.webServer as object), cwd: '../..' } as NonNullable<typeof base.webServer>,
});
