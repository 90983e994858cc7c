import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../support/browser/browser.mjs';

/** @param {string[]} names */
function command(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK's own browser, which Debian keeps beside the engine. */
function miniBrowser() {
  for (const room of [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib',
    '/usr/libexec',
  ]) {
    const folders = existsSync(room) ? readdirSync(room) : [];
    const found = folders
      .filter((name) => /^webkit(2)?gtk-/.test(name))
      .map((name) => join(room, name, 'MiniBrowser'))
      .find((path) => existsSync(path));
    if (found) return found;
  }
  return null;
}

const hasDriver = command('WebKitWebDriver') !== null && command('Xvfb') !== null;

/**
 * The three engines: the program of each, or null where it is absent, and Debian's packages of it.
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
