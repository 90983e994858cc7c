import { fork } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, scratch } from './places';

export interface ServedSite {
  url: string;
  stop: () => void;
}

/** What no measured page asks for: the analysts' pages with their layout engine, and pictures. */
const unasked = /^(machines|og|film)\b|\.(png|ico)$|^(_|nginx)|atlas|inspect/;

/** Asks for every file once, so that no measured answer waits for its compression. */
async function warm(url: string, folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.\w+$/.test(name) && !unasked.test(name));
  const headers = { 'accept-encoding': 'br' };
  await Promise.all(files.map(async (name) => (await fetch(`${url}/${name}`, { headers })).blob()));
}

/** Serves a folder in a process of its own, brotli at its best and the host's headers. */
export async function servedSite(folder: string): Promise<ServedSite> {
  mkdirSync(scratch, { recursive: true });
  const server = fork(join(import.meta.dirname, 'run.mjs'), ['serve', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => resolve(text.toString().trim()));
    server.on('exit', () => reject(new Error(`${folder} cannot be served`)));
  });
  await warm(url, folder);
  return { url, stop: () => void server.kill() };
}
