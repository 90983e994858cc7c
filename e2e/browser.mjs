import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @type {[manager: string, ...commands: string[][]][]} */
const packageManagers = [
  [
    'apt-get',
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ],
  ['dnf', ['dnf', 'install', '-y', 'chromium']],
  ['apk', ['apk', 'add', 'chromium']],
  ['pacman', ['pacman', '-Sy', '--noconfirm', 'chromium']],
  ['brew', ['brew', 'install', '--cask', 'chromium']],
];

/** @param {string} message */
const say = (message) => process.stderr.write(`browser: ${message}\n`);

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

/**
 * Where a command stands on the PATH, or null.
 * @param {string} command
 */
function onPath(command) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path)) ?? null;
}

/**
 * Runs a command with its output on this terminal, without ever waiting for an answer.
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 */
function ran([command = '', ...words], env = {}) {
  say(`running ${[command, ...words].join(' ')}`);
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const asRoot = () => (process.getuid?.() === 0 || !onPath('sudo') ? [] : ['sudo', '-n', '-E']);

/** @param {string[]} words */
const playwright = (...words) => {
  const command = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));
  return ran([process.execPath, command, ...words], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  });
};

function installPlaywrights() {
  if (!playwright('install', 'chromium')) return false;
  return starts(chromium.executablePath()) || playwright('install-deps', 'chromium');
}

function installPackage() {
  const found = packageManagers.find(([manager]) => onPath(manager));
  if (!found) return false;
  const [manager, ...steps] = found;
  const prefix = manager === 'brew' ? [] : asRoot();
  return steps
    .map((step) => ran([...prefix, ...step], { DEBIAN_FRONTEND: 'noninteractive' }))
    .at(-1);
}

/**
 * The Chromium that tests use (contracts §9): `CHROMIUM_PATH`, else Playwright's own, else the
 * system's Chromium or Chrome, else null. Throws if `CHROMIUM_PATH` names no browser.
 */
export function findBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a browser that starts`);
  }
  const candidates = [chromium.executablePath(), ...commands.map(onPath), ...elsewhere];
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
    installPackage();
  }
  const installed = findBrowser();
  if (!installed) throw new Error('No browser: install Chromium, or name one in CHROMIUM_PATH');
  say(`installed ${installed}`);
  return installed;
}
