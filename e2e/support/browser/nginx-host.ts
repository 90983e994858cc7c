import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from './nginx.mjs';

const dist = join(import.meta.dirname, '../../../dist');
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

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
export async function startNginx() {
  const nginx = ensureNginx();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, adapted(await readFile(join(dist, 'nginx.conf'), 'utf8'), folder, port));
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const globals = `${user}daemon off; pid ${folder}/pid; error_log stderr warn;`;
  const child = spawn(nginx, ['-p', folder, '-c', conf, '-g', globals], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorLog = '';
  child.stderr.on('data', (chunk: Buffer) => (errorLog += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<void> => {
    while (child.exitCode === null) {
      const response = await fetch(origin).catch(() => null);
      if (response) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nginx has not started: ${errorLog}`);
  };
  await isUp();
  return {
    origin,
    /** Returns nginx's error log. */
    complaints: () => errorLog,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
