import { fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, scratch } from './paths';

export interface ServedSite {
  url: string;
  stop: () => void;
}

/** Serves a folder from a separate process, with brotli and the host's headers. */
export async function serveSite(folder: string): Promise<ServedSite> {
  mkdirSync(scratch, { recursive: true });
  const server = fork(join(import.meta.dirname, 'run.mjs'), ['serve', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => resolve(text.toString().trim()));
    server.on('exit', () => reject(new Error(`${folder} cannot be served`)));
  });
  return { url, stop: () => void server.kill() };
}
