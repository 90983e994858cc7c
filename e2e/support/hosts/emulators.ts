import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolFile } from './npm-tools.ts';
import { copySite, startServer } from './server-process.ts';

// The last versions that run on Node 20.
const wrangler = () => toolFile('wrangler', '4.80.0', 'bin/wrangler.js');
const superstatic = () => toolFile('superstatic', '10.0.0', 'lib/bin/server.js');
const quiet = { CI: '1', WRANGLER_SEND_METRICS: 'false', NO_UPDATE_NOTIFIER: '1' };

/** Serves the built site from Cloudflare Pages' emulator with the built `_headers` and `_redirects`. */
export const startPages = () =>
  startServer('pages', async (port, folder) => {
    const site = await copySite(folder, ['_headers', '_redirects']);
    const options = ['--ip', '127.0.0.1', '--port', String(port)];
    return {
      program: process.execPath,
      args: [wrangler(), 'pages', 'dev', site, ...options, '--compatibility-date=2026-03-01'],
      env: quiet,
    };
  });

/** Serves the built site from the emulator of Cloudflare Workers with the built configuration. */
export const startWorkers = () =>
  startServer('workers', async (port, folder) => {
    const hostFiles = ['_headers', '_redirects', '.assetsignore', 'wrangler.jsonc'];
    const site = await copySite(folder, hostFiles);
    // The emulator writes next to its configuration, and restarts when the site changes.
    const built = await readFile(join(site, 'wrangler.jsonc'), 'utf8');
    const config = join(folder, 'wrangler.jsonc');
    await writeFile(config, built.replace('"directory": "."', '"directory": "./site"'));
    const options = ['--ip', '127.0.0.1', '--port', String(port)];
    return {
      program: process.execPath,
      args: [wrangler(), 'dev', '--config', config, ...options],
      env: quiet,
    };
  });

/** Serves the built site from Firebase's emulator with the built `firebase.json`. */
export const startFirebase = () =>
  startServer('firebase', async (port, folder) => {
    const site = await copySite(folder, ['firebase.json']);
    const options = ['--host', '127.0.0.1', '--port', String(port)];
    return {
      program: process.execPath,
      args: [superstatic(), '.', '--config', 'firebase.json', ...options],
      cwd: site,
      env: quiet,
    };
  });
