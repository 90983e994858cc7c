import { defineConfig } from 'playwright/test';
import { ensureBrowser } from './browser.mjs';

const port = process.env['E2E_PORT'] ?? '4273';
const baseURL = `http://127.0.0.1:${port}`;
// Workers load this file too; they inherit the choice instead of searching again.
const executablePath = (process.env['CHROMIUM_PATH'] ??= ensureBrowser());

/** What would call other machines. */
const quiet = ['OptimizationHints', 'MediaRouter', 'Translate', 'AutofillServerCommunication'];
/**
 * What each window prepares and no test sees: two pages for the address bar's popup, and a process
 * for a page that may come. They cost as much as the page that is tested.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 20_000,
  expect: { timeout: 6_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...quiet, ...unseen].join()}`,
      ],
    },
  },
  webServer: {
    command: 'npx vite preview',
    cwd: '..',
    url: baseURL,
    env: { PORT: port, SUBMISSIONS_FILE: 'test-results/submissions.ndjson' },
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
