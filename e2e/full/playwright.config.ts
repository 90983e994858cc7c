import { defineConfig } from 'playwright/test';
import base, { headlessShell } from '../playwright.config';

/** Browser tests that take too long for `npm test`; `npm run test:full` runs them. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.full.ts',
  outputDir: '../../test-results/full',
  timeout: 120_000,
  projects: [
    // The headless shell has no autofill.
    { name: 'chromium', testMatch: 'leads.full.ts' },
    {
      name: 'headless-shell',
      testIgnore: 'leads.full.ts',
      use: { launchOptions: headlessShell },
    },
  ],
  webServer: { ...(base.webServer as object), cwd: '../..' } as NonNullable<typeof base.webServer>,
});
