import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { installPackage, onPath, ran, createLog } from './packages.mjs';

const log = createLog('browser');

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Debian's headless shell: the same engine as Chromium, like Playwright's own headless shell. */
const headlessShellCommand = 'chromium-headless-shell';
const fallbackPaths = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns true if the file is a browser that starts: distributions install stubs, and a downloaded
 * browser may lack libraries. Not tried on Windows, where `--version` opens a window.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string[]} args */
const playwright = (...args) => {
  const command = fileURLToPath(
    new URL('../../../node_modules/playwright/cli.js', import.meta.url),
  );
  return ran(log, [process.execPath, command, ...args], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
};

function installPlaywrightChromium() {
  if (!playwright('install', 'chromium')) return false;
  return starts(chromium.executablePath()) || playwright('install-deps', 'chromium');
}

/**
 * Returns the path of the tests' Chromium (specification §19.1): `CHROMIUM_PATH`, or Playwright's
 * own, or the system's Chromium or Chrome (with `isHeadlessShell`, its headless shell first); null
 * without one. Throws if `CHROMIUM_PATH` is not a browser.
 */
function findBrowser(isHeadlessShell = false) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start as a browser`);
  }
  const systems = isHeadlessShell ? [headlessShellCommand, ...commands] : commands;
  const candidates = [chromium.executablePath(), ...systems.map(onPath), ...fallbackPaths];
  return candidates.find((path) => path !== null && starts(path)) ?? null;
}

/**
 * Returns the path of the tests' Chromium. If there is none, installs Playwright's own, or the
 * system's package if that download fails, and reports it. Throws if neither worked.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  log('none found, installing Chromium');
  if (!installPlaywrightChromium()) {
    log("Playwright's Chromium cannot be installed here, trying the system's package");
    installPackage(log, {
      'apt-get': ['chromium'],
      dnf: ['chromium'],
      apk: ['chromium'],
      pacman: ['chromium'],
      brew: ['--cask', 'chromium'],
    });
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No browser found: install Chromium, or set CHROMIUM_PATH');
  log(`installed ${installed}`);
  return installed;
}

/**
 * Returns the paths of the full Chromium and of the headless
 * shell, which starts and renders faster.
 */
export function ensureBrowsers() {
  const browser = ensureBrowser();
  return { chromium: browser, headlessShell: findBrowser(true) ?? browser };
}
