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

/** The configuration as it was built, but for what its first lines ask to adapt and where it may write. */
function adapted(built: string, folder: string, port: number): string {
  const writes = temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`);
  const places: [from: string, to: string][] = [
    ['http {\n', `http {\n  access_log off;\n${writes.join('\n')}\n`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['    listen [::]:80;\n', ''],
    ['root /usr/share/nginx/html;', `root ${dist};`],
  ];
  return places.reduce((conf, [from, to]) => {
    if (conf.split(from).length !== 2) throw new Error(`nginx.conf: no one place for ${from}`);
    return conf.replace(from, to);
  }, built);
}

/** The built site behind a real nginx with the built configuration. */
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
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<void> => {
    while (child.exitCode === null) {
      const answer = await fetch(origin).catch(() => null);
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nginx has not started: ${said}`);
  };
  await isUp();
  return {
    origin,
    /** What nginx has complained about. */
    complaints: () => said,
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
