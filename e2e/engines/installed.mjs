import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../support/browser/browser.mjs';

/** @param {string[]} names */
function command(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Returns the path of WebKitGTK's MiniBrowser, which Debian installs beside the engine. */
function miniBrowser() {
  for (const directory of [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib',
    '/usr/libexec',
  ]) {
    const folders = existsSync(directory) ? readdirSync(directory) : [];
    const found = folders
      .filter((name) => /^webkit(2)?gtk-/.test(name))
      .map((name) => join(directory, name, 'MiniBrowser'))
      .find((path) => existsSync(path));
    if (found) return found;
  }
  return null;
}

const hasDriver = command('WebKitWebDriver') !== null && command('Xvfb') !== null;

/**
 * The three engines, each with its program (null if absent) and its Debian packages.
 * @type {{ name: 'Chromium' | 'Firefox' | 'WebKitGTK', program: string | null, packages: string }[]}
 */
export const engines = [
  {
    name: 'Chromium',
    program: process.env['CHROMIUM_PATH'] ?? findBrowser(),
    packages: 'chromium',
  },
  {
    name: 'Firefox',
    program: process.env['FIREFOX_PATH'] ?? command('firefox-esr', 'firefox'),
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    program: hasDriver ? miniBrowser() : null,
    packages: 'webkit2gtk-driver xvfb',
  },
];
