import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { lead } from './collector-server';
import { writeSite } from './built-site';

const root = join(import.meta.dirname, '../..');
const started: ChildProcess[] = [];
let site: Awaited<ReturnType<typeof writeSite>>;
let file: string;

beforeEach(async () => {
  site = await writeSite();
  file = join(site.folder, 'submissions.ndjson');
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await site.remove();
});

/** Runs node and collects its output; `waitFor` resolves once the output contains a text. */
function run(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...env } });
  started.push(child);
  let output = '';
  const wake = new Set<() => void>();
  const add = (chunk: Buffer) => {
    output += chunk.toString();
    for (const check of wake) check();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const waitFor = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => void (output.includes(text) && resolve());
      wake.add(check);
      check();
      void exit.then(() => reject(new Error(`The process ended: ${output}`)));
    });
  return { child, exit, waitFor, output: () => output };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function startPreview(port: number) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'tests/server/preview-process.config.ts');
  const env = { SITE: site.folder, PORT: `${port}`, SUBMISSIONS_FILE: file, NO_COLOR: '1' };
  return run([vite, 'preview', '--config', config], env);
}

/** Sends the head of a POST and the start of its body; `finish` sends the rest. */
async function startPost(port: number) {
  const body = JSON.stringify(lead);
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /forms/lead HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = once(socket, 'close').then(() => answer);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 9)}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { finish: () => socket.write(body.slice(9)), ended };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '§15.42 collector: on %s it completes a POST in progress, accepts no other, and exits with 0',
  async (signal) => {
    const port = await freePort();
    const server = startPreview(port);
    await server.waitFor('Form submissions: saved in');
    const post = await startPost(port);
    server.child.kill(signal);
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/about`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 4000 },
      )
      .toBe('closed');
    post.finish();
    const answer = await post.ended;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"success":"true"/);
    expect(await server.exit).toBe(0);
    expect(await readFile(file, 'utf8')).toContain(lead.email);
  },
);

test('§15.41 collector: a file that cannot be written is reported at the start, and pages are served', async () => {
  await mkdir(file);
  const port = await freePort();
  const server = startPreview(port);
  await server.waitFor('Form submissions cannot be saved in');
  expect(server.output()).toMatch(/submissions\.ndjson \(EISDIR.*\)\. Set SUBMISSIONS_FILE /);
  const page = await fetch(`http://127.0.0.1:${port}/about`);
  expect(await page.text()).toContain('<h1>About</h1>');
});

test('§15.36 collector: SIGKILL loses no submission that was acknowledged', async () => {
  const port = await freePort();
  const server = startPreview(port);
  await server.waitFor('Form submissions: saved in');
  const acknowledged: string[] = [];
  const send = async (email: string) => {
    const body = JSON.stringify({ email });
    const headers = { 'content-type': 'application/json' };
    const url = `http://127.0.0.1:${port}/forms/lead`;
    const { ok } = await fetch(url, { method: 'POST', body, headers });
    if (ok) acknowledged.push(email);
    if (acknowledged.length === 50) server.child.kill('SIGKILL');
  };
  const emails = Array.from({ length: 200 }, (_, index) => `visitor${index}@lineworks.example`);
  const results = await Promise.allSettled(emails.map(send));
  expect(results.some(({ status }) => status === 'rejected')).toBe(true);
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  const stored = await readFile(file, 'utf8');
  for (const email of acknowledged) expect(stored).toContain(email);
});

test('§11.2 npm start: it checks the port before it builds', async () => {
  const [check = '', ...rest] = manifest.scripts.start.split(' && ');
  expect(rest).toEqual(['vite build', 'vite preview']);
  const [, script = ''] = check.split(' ');
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const used = run([script], { PORT: `${port}` });
  expect(await used.exit).toBe(1);
  expect(used.output()).toBe(
    `Port ${port} is in use: stop the other server, or set PORT to another port.\n`,
  );
  blocker.close();
  await once(blocker, 'close');
  const free = run([script], { PORT: `${port}` });
  expect([await free.exit, free.output()]).toEqual([0, '']);
  const wrong = run([script], { PORT: 'http' });
  expect([await wrong.exit, wrong.output()]).toEqual([
    1,
    expect.stringMatching(/^PORT is "http".*\n$/),
  ]);
});
