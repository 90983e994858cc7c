import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A program that runs as long as an engine does, and what it has said. */
export function startProgram(
  command: string,
  words: readonly string[],
  env: Record<string, string> = {},
) {
  let said = '';
  const child: ChildProcess = spawn(command, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (said += data.toString()));
  return {
    child,
    /** What it has said since it was last asked. */
    drain() {
      const text = said;
      said = '';
      return text;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      const force = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await gone;
      clearTimeout(force);
    },
  };
}
