import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { formCollector } from '#src/server/collector/collector.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { sendTruncated } from '../support/browser/truncated-html';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const reportPath = '/policy-reports';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Every engine can report what a policy forbids; none of them tells it to who drives it. */
function askForReports(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name === 'Content-Security-Policy' ? `${String(value)}; report-uri ${reportPath}` : value,
    );
}

/** The built site behind its real headers with its form collector, for one engine alone. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'engine-site-'));
  const collector = formCollector({ file: join(folder, 'submissions.ndjson') });
  const site = siteHost(dist);
  const reports: string[] = [];
  const faults = { formsFail: false, missing: '', restAfter: 0 };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.headers['sec-fetch-mode'] === 'navigate') {
      // Nothing is missing from what a reload brings.
      faults.missing = '';
      if (faults.restAfter > 0) sendTruncated(request, response, pause(faults.restAfter));
    }
    // As the site's own host answers for it: an engine may keep any other 404, and give it to later pages.
    if (faults.missing !== '' && path.startsWith(`/assets/${faults.missing}`))
      request.url = '/assets/taken-away.js';
    if (path === reportPath) {
      void bodyOf(request).then((report) => reports.push(report));
      response.writeHead(204).end();
    } else if (faults.formsFail && request.method === 'POST') {
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
    } else {
      askForReports(response);
      collector(request, response, () => site(request, response, () => {}));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    faults,
    /** What the policies have forbidden since it was last asked. */
    violations: () => reports.splice(0),
    /** What the form service has accepted from an address. */
    async inbox(email: string): Promise<{ form: string; fields: Record<string, string> }[]> {
      const answer = await fetch(`${origin}/forms/inbox`, {
        headers: { Accept: 'application/json' },
      });
      const { submissions } = (await answer.json()) as {
        submissions: { form: string; fields: Record<string, string> }[];
      };
      return submissions.filter(({ fields }) => fields['email'] === email);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
