import { defineConfig } from 'playwright/test';
import { ensureBrowsers } from './support/browser/browser.mjs';

const port = process.env['E2E_PORT'] ?? '4273';
const baseURL = `http://127.0.0.1:${port}`;
// Workers load this file too; they inherit the choice instead of searching again.
const serialized = (process.env['TEST_BROWSERS'] ??= JSON.stringify(ensureBrowsers()));
const browsers = JSON.parse(serialized) as ReturnType<typeof ensureBrowsers>;

/** The headless shell has no back/forward cache and no autofill, and has a pointer from the start. */
const needsFullBrowser = /\b(back-forward|budgets|prefetch-links)\.spec\.ts$/;

/** Features that Playwright disables. Chromium reads only the last list, so ours repeats them. */
const disabledByPlaywright = [
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
/** Features that call remote hosts. */
const remoteFeatures = ['Translate', 'AutofillServerCommunication'];
/**
 * Work per window that no test sees: two address bar popups and a spare renderer. It costs as much
 * as the page under test.
 */
const windowFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

const launchOptionsFor = (executablePath: string) => ({
  executablePath,
  args: [
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...disabledByPlaywright, ...remoteFeatures, ...windowFeatures].join()}`,
  ],
});

/** Launch options of the headless shell. */
export const headlessShell = launchOptionsFor(browsers.headlessShell);

export default defineConfig({
  testDir: '.',
  testMatch: 'specs/**/*.spec.ts',
  outputDir: '../test-results/e2e',
  // `npm run test:full` runs these.
  ...(process.env['FULL_RUN'] !== '1' && { grepInvert: /@full/ }),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Ends a hang; steps and expectations have their own limits.
  timeout: 60_000,
  expect: { timeout: 6_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsFor(browsers.chromium),
  },
  projects: [
    { name: 'chromium', testMatch: needsFullBrowser },
    { name: 'headless-shell', testIgnore: needsFullBrowser, use: { launchOptions: headlessShell } },
  ],
  webServer: {
    command: 'npx vite preview',
    cwd: '..',
    url: baseURL,
    env: { PORT: port, SUBMISSIONS_FILE: 'test-results/e2e/submissions.ndjson' },
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
