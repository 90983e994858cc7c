import { defineConfig } from 'playwright/test';
import { ensureBrowsers } from './support/browser/browser.mjs';

const port = process.env['E2E_PORT'] ?? '4273';
const baseURL = `http://127.0.0.1:${port}`;
// Workers load this file too; they inherit the choice instead of searching again.
const chosen = (process.env['TEST_BROWSERS'] ??= JSON.stringify(ensureBrowsers()));
const browsers = JSON.parse(chosen) as ReturnType<typeof ensureBrowsers>;

/** Without windows there is no back/forward cache and no autofill, and a pointer is there from the start. */
const askWholeBrowser = /\b(back-forward|budgets|prefetch-links)\.spec\.ts$/;

/** What Playwright turns off itself: Chromium heeds the last list only, so ours repeats its. */
const unsteady = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** What would call other machines. */
const quiet = ['Translate', 'AutofillServerCommunication'];
/**
 * What each window prepares and no test sees: two pages for the address bar's popup, and a process
 * for a page that may come. They cost as much as the page that is tested.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

const launching = (executablePath: string) => ({
  executablePath,
  args: [
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...unsteady, ...quiet, ...unseen].join()}`,
  ],
});

/** Launch options of the Chromium without windows. */
export const lean = launching(browsers.lean);

export default defineConfig({
  testDir: '.',
  testMatch: 'specs/**/*.spec.ts',
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
    launchOptions: launching(browsers.whole),
  },
  projects: [
    { name: 'whole', testMatch: askWholeBrowser },
    { name: 'lean', testIgnore: askWholeBrowser, use: { launchOptions: lean } },
  ],
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
