import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { installPackage, onPath, ran, sayOf } from './packages.mjs';

const say = sayOf('browser');

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Debian's Chromium without windows: the same engine, as Playwright's own runs it. */
const leanCommand = 'chromium-headless-shell';
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Whether the file is a browser that starts: a distribution may put a stub there, and a downloaded
 * one may lack its libraries. (On Windows asking for the version opens a window, so don't.)
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string[]} words */
const playwright = (...words) => {
  const command = fileURLToPath(
    new URL('../../../node_modules/playwright/cli.js', import.meta.url),
  );
  return ran(say, [process.execPath, command, ...words], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
};

function installPlaywrights() {
  if (!playwright('install', 'chromium')) return false;
  return starts(chromium.executablePath()) || playwright('install-deps', 'chromium');
}

/**
 * The Chromium that tests use (contracts §9): `CHROMIUM_PATH`, else Playwright's own, else the
 * system's Chromium or Chrome, else null; of the system's, one without windows if `isLean`. Throws if
 * `CHROMIUM_PATH` names no browser.
 */
export function findBrowser(isLean = false) {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a browser that starts`);
  }
  const systems = isLean ? [leanCommand, ...commands] : commands;
  const candidates = [chromium.executablePath(), ...systems.map(onPath), ...elsewhere];
  return candidates.find((path) => path !== null && starts(path)) ?? null;
}

/**
 * The Chromium that tests use; where there is none it is installed first, and said so: Playwright's
 * own, or the system's package where that download is not possible. Throws if neither worked.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  say('none found, installing one');
  if (!installPlaywrights()) {
    say("Playwright's own cannot be installed here, trying the system's package");
    installPackage(say, {
      'apt-get': ['chromium'],
      dnf: ['chromium'],
      apk: ['chromium'],
      pacman: ['chromium'],
      brew: ['--cask', 'chromium'],
    });
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH');
  say(`installed ${installed}`);
  return installed;
}

/** Both Chromiums of the tests: the whole one, and the one that starts and draws in less time. */
export function ensureBrowsers() {
  const whole = ensureBrowser();
  return { whole, lean: findBrowser(true) ?? whole };
}
