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
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * Adds `report-uri` to the policy: every engine reports
 * violations, but none exposes them to its driver.
 */
function addReportUri(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name === 'Content-Security-Policy' ? `${String(value)}; report-uri ${reportPath}` : value,
    );
}

/** Serves the built site with its headers and form collector, for one engine. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'engine-site-'));
  const collector = formCollector({ file: join(folder, 'submissions.ndjson') });
  const site = siteHost(dist);
  const reports: string[] = [];
  const faults = { formsFail: false, missing: '', restAfter: 0 };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.headers['sec-fetch-mode'] === 'navigate') {
      // A reload loads the new build, which has all its files.
      faults.missing = '';
      if (faults.restAfter > 0) sendTruncated(request, response, pause(faults.restAfter));
    }
    // Uses the site's own 404, because an engine may cache any other.
    if (faults.missing !== '' && path.startsWith(`/assets/${faults.missing}`))
      request.url = '/assets/taken-away.js';
    if (path === reportPath) {
      void bodyOf(request).then((report) => reports.push(report));
      response.writeHead(204).end();
    } else if (faults.formsFail && request.method === 'POST') {
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
    } else {
      addReportUri(response);
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
    /** Returns the reported violations since the last call. */
    violations: () => reports.splice(0),
    /** Returns the submissions that the form service accepted from an email address. */
    async inbox(email: string): Promise<{ form: string; fields: Record<string, string> }[]> {
      const response = await fetch(`${origin}/forms/inbox`, {
        headers: { Accept: 'application/json' },
      });
      const { submissions } = (await response.json()) as {
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
