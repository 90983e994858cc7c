import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formCollector } from '#src/server/collector/collector.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { unansweredPath } from './unanswered-path';

/**
 * `run.mjs serve FOLDER`: serves a built site as `vite preview` does, on a free loopback port, and
 * prints its address. Runs in a separate process, which the measurements don't slow down.
 */
export async function run([folder = '']: string[]): Promise<number> {
  const site = siteHost(folder);
  const collector = formCollector({ file: '.cache/bench/submissions.ndjson' });
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === unansweredPath) return void waiting.add(response);
    collector(request, response, () => site(request, response, () => response.end()));
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(process.env['BENCH_PORT'] ?? 0), '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
  process.on('disconnect', () => process.exit());
  return 0;
}
