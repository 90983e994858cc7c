import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite, startServer } from './server-process.ts';
import { ensureServer } from './servers.mjs';

const moduleFolders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/etc/httpd/modules',
];
const modules = 'mpm_event authz_core dir mime rewrite headers deflate filter'.split(' ');

/** Serves the built site from Apache with the built `.htaccess`. */
export const startApache = () =>
  startServer('apache', async (port, folder) => {
    const from = moduleFolders.find((path) => existsSync(path)) ?? '';
    const site = await copySite(folder, ['.htaccess']);
    const conf = join(folder, 'httpd.conf');
    const user = process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : [];
    const lines = [
      `ServerRoot ${folder}`,
      ...modules.map((name) => `LoadModule ${name}_module ${from}/mod_${name}.so`),
      `Listen 127.0.0.1:${port}`,
      'ServerName localhost',
      ...user,
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/error.log`,
      'TypesConfig /dev/null',
      'LogLevel warn',
      `DocumentRoot ${site}`,
      `<Directory ${site}>`,
      '  AllowOverride All',
      '  Require all granted',
      '</Directory>',
      '',
    ];
    await writeFile(conf, lines.join('\n'));
    return { program: ensureServer('apache'), args: ['-X', '-f', conf] };
  });
