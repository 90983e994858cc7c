import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formCollector } from '#src/server/collector/collector.ts';
import type { Submission } from '#src/server/collector/submission.ts';
import { demoExamples } from '#content/site/demo-request.ts';

/** Starts a collector on a free port with its own file; unhandled requests get a 418. */
export async function startCollector(options: { file?: string; now?: () => string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'collector-'));
  const file = options.file ?? join(folder, 'deep', 'submissions.ndjson');
  const collect = formCollector({ ...options, file });
  const server = createServer((request, response) =>
    collect(request, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = async () => {
    const text = await readFile(file, 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean);
  };
  return {
    origin,
    file,
    folder,
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' }),
    lines,
    stored: async () => (await lines()).map((line) => JSON.parse(line) as Submission),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a script's request and returns the form service's answer. */
export async function replyOf(response: Response) {
  return (await response.json()) as { success: string; message: string };
}

export const json = { 'content-type': 'application/json', accept: 'application/json' };
export const plainForm = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};
export const lead = { email: 'dana@lineworks.example' };
export const demo = {
  ...demoExamples(),
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@lineworks.example',
  timestamp: '2026-01-02T03:04:05.000Z',
  _subject: 'Dana asks for a demo',
  _replyto: 'dana@lineworks.example',
  _cc: 'info@midspan.example',
  _autoresponse: 'Thank you.\nYou will have a reply within 24 hours.',
};
