import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist, startServer } from './server-process.ts';
import { ensureServer } from './servers.mjs';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Adapts the built configuration: port, root and temporary folders. */
function adapted(built: string, folder: string, port: number): string {
  const writes = temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`);
  const replacements: [from: string, to: string][] = [
    ['http {\n', `http {\n  access_log off;\n${writes.join('\n')}\n`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['    listen [::]:80;\n', ''],
    ['root /usr/share/nginx/html;', `root ${dist};`],
  ];
  return replacements.reduce((conf, [from, to]) => {
    if (conf.split(from).length !== 2) throw new Error(`nginx.conf: not exactly one ${from}`);
    return conf.replace(from, to);
  }, built);
}

/** Serves the built site from nginx with the built configuration. */
export const startNginx = () =>
  startServer('nginx', async (port, folder) => {
    const conf = join(folder, 'nginx.conf');
    await writeFile(conf, adapted(await readFile(join(dist, 'nginx.conf'), 'utf8'), folder, port));
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const globals = `${user}daemon off; pid ${folder}/pid; error_log stderr warn;`;
    return { program: ensureServer('nginx'), args: ['-p', folder, '-c', conf, '-g', globals] };
  });
