import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite, dist, startServer } from './server-process.ts';
import { ensureServer } from './servers.mjs';

const options = '{\n\tadmin off\n}\n';

/** Serves the built site from Caddy with the built Caddyfile. */
export const startCaddy = () =>
  startServer('caddy', async (port, folder) => {
    const conf = join(folder, 'Caddyfile');
    await writeFile(conf, options + (await readFile(join(dist, 'Caddyfile'), 'utf8')));
    return {
      program: ensureServer('caddy'),
      args: ['run', '--config', conf, '--adapter', 'caddyfile'],
      env: {
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: await copySite(folder, ['Caddyfile']),
      },
    };
  });
