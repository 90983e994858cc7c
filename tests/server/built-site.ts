import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger, preview } from 'vite';
import { contentSecurityPolicy } from '#src/server/hosting/content-policy.ts';
import { hostRules } from '#src/server/hosting/host-rules.ts';
import { previewHost } from '#src/server/hosting/preview-host.ts';

export const policyOf = (name: string, frameAncestors: 'none' | 'self' = 'none') =>
  contentSecurityPolicy({
    scriptHashes: [`sha256-${name}`],
    styleHashes: [],
    connect: [],
    formAction: [],
    frame: [],
    frameAncestors,
  });

export const rules = hostRules({
  pages: [
    { path: '/', csp: policyOf('home') },
    { path: '/about', csp: policyOf('about') },
    { path: '/solutions/network-os', csp: policyOf('network-os') },
    { path: '/film/outage-response.html', csp: policyOf('film', 'self') },
    { path: '/machines/*', csp: policyOf('machines') },
  ],
  files: ['/assets/*', '/favicon.svg'],
  notFoundCsp: policyOf('missing'),
  redirects: [{ from: '/solutions/network-monitoring', to: '/solutions/network-os' }],
});

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'about.html': `<h1>About</h1>${'<p>Words.</p>'.repeat(100)}`,
  'solutions/network-os.html': '<h1>NetworkOS</h1>',
  'solutions/network-monitoring.html': '<h1>Moved</h1>',
  'film/outage-response.html': '<h1>Film</h1>',
  '404.html': '<h1>Not here</h1>',
  'machines/door.html': '<h1>Door</h1>',
  'machines/404.html': '<h1>No such machine</h1>',
  'assets/app-1a2b3c.js': `console.log(1);${'// words\n'.repeat(100)}`,
  'assets/font-1a2b3c.woff2': 'w'.repeat(2000),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.secret': 'secret',
  ...rules.files(),
  'firebase.json': '{}',
};

/** Writes a small built site to a temporary folder. */
export async function writeSite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, 'dist', name)), { recursive: true });
    await writeFile(join(folder, 'dist', name), text);
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await writeFile(join(folder, 'outside.txt'), 'outside');
  return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Serves the site with `vite preview`; `get` sends the path unnormalized, unlike `fetch`. */
export async function startPreview(folder: string) {
  const messages: string[] = [];
  const logger = createLogger();
  logger.info = (message) => messages.push(message);
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    customLogger: logger,
    plugins: [previewHost({ file: join(folder, 'submissions.ndjson') })],
    preview: { port: 0 },
  });
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { server, origin, get, messages };
}
