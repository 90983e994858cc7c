import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hostFiles } from '#src/server/hosting/hosted-files.ts';

export const dist = join(import.meta.dirname, '../../../dist');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Copies the built site without the files that other hosts read. Servers with their own user can read it. */
export async function copySite(folder: string, ownFiles: readonly string[]): Promise<string> {
  const site = join(folder, 'site');
  const isOther = (path: string) =>
    dirname(path) === dist &&
    (hostFiles.has(basename(path)) || basename(path).startsWith('.')) &&
    !ownFiles.includes(basename(path));
  await cp(dist, site, { recursive: true, filter: (path) => !isOther(path) });
  await chmod(folder, 0o755);
  return site;
}

type Command = { program: string; args: string[]; env?: Record<string, string>; cwd?: string };

/**
 * Starts a server of the built site and waits until it responds. `commandFor` gets a free port and
 * a temporary folder. Throws if the server ends before.
 */
export async function startServer(
  name: string,
  commandFor: (port: number, folder: string) => Promise<Command>,
) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const { program, args, env = {}, cwd = folder } = await commandFor(port, folder);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group, so that `stop` also ends the programs that it starts.
    detached: true,
    cwd,
    env: { ...process.env, HOME: folder, ...env },
  });
  let errorLog = '';
  child.stderr.on('data', (chunk: Buffer) => (errorLog += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} has not started: ${errorLog}`);
    if (await fetch(origin).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    /** Returns the error output of the server. */
    complaints: () => errorLog,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
