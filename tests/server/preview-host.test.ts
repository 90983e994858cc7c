import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewHost } from '#src/server/hosting/preview-host.ts';
import { policyOf, rules, startPreview, writeSite } from './built-site';

let site: Awaited<ReturnType<typeof writeSite>>;
let host: Awaited<ReturnType<typeof startPreview>>;

beforeAll(async () => {
  site = await writeSite();
  host = await startPreview(site.folder);
});
afterAll(async () => {
  await host.server.close();
  await site.remove();
});

test.each([
  ['/', 'Home'],
  ['/?utm=1', 'Home'],
  ['/about', 'About'],
  ['/%61bout', 'About'],
  ['/solutions/network-os', 'NetworkOS'],
  ['/film/outage-response.html?autoplay=1', 'Film'],
])('§18.4 npm start: %s is served from its flat file', async (path, heading) => {
  const { status, headers, text } = await host.get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain(`<h1>${heading}</h1>`);
});

test.each(['/', '/about', '/film/outage-response.html', '/assets/app-1a2b3c.js', '/favicon.svg'])(
  '§18.17 npm start: %s has exactly the headers of `_headers`',
  async (path) => {
    const { headers } = await host.get(path);
    const expected = Object.entries(rules.headersFor(path));
    expect(expected.length).toBeGreaterThan(5);
    for (const [name, value] of expected) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    if (!expected.some(([name]) => name === 'Cache-Control'))
      expect(headers['cache-control']).toBeUndefined();
  },
);

test.each([
  ['/solutions/network-monitoring', '/solutions/network-os'],
  ['/solutions/network-monitoring/', '/solutions/network-os'],
  ['/solutions/network-monitoring?ref=a%20b', '/solutions/network-os?ref=a%20b'],
  ['/about/?utm=1', '/about?utm=1'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/film/outage-response', '/film/outage-response.html'],
])('§12.7 npm start: %s redirects permanently to %s', async (path, location) => {
  const { status, headers } = await host.get(path);
  expect([status, headers.location]).toEqual([301, location]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/nope', '/solutions', '/404', '/404.html'])(
  '§12.17 npm start: the unknown page %s is the not-found page with status 404',
  async (path) => {
    const { status, headers, text } = await host.get(path);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Not here</h1>');
    expect(headers['content-security-policy']).toContain(policyOf('missing'));
  },
);

test.each(['/assets/gone.js', '/assets/gone', '/assets/app-1a2b3c.js/x', '/nope.png', '/.secret'])(
  '§12.17 npm start: the missing file %s is a plain 404, not a page',
  async (path) => {
    const { status, headers, text } = await host.get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toBe('Not found.\n');
  },
);

test.each(['/_headers', '/_redirects', '/nginx.conf', '//elsewhere.example/'])(
  '§18.20 npm start: %s is not served',
  async (path) => {
    const { status, headers } = await host.get(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test.each(['/%E0%A4%A', '/%', '/%00', '/a%00.html', '/..%5coutside.txt', '/..%2foutside.txt'])(
  '§18.20 npm start: the malformed address %s is a 400 with a message',
  async (path) => {
    const { status, headers, text } = await host.get(path);
    expect([status, text]).toEqual([400, 'This address is not valid.\n']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each([
  ['dots', '/../outside.txt'],
  ['encoded dots', '/%2e%2e/outside.txt'],
  ['a name of 5000 letters', `/${'a'.repeat(5000)}`],
])('§18.20 npm start: %s in an address stays inside the site', async (_, path) => {
  const { status, text } = await host.get(path);
  expect(status).toBe(404);
  expect(text).not.toMatch(/outside|at \w+ \(|node_modules/);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '§18.20 npm start: %s on a page is a 405',
  async (m) => {
    const { status, headers } = await host.get('/about', { 'content-length': '0' }, m);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('§18.18 npm start: HEAD answers like GET, without a body', async () => {
  const whole = await host.get('/about');
  const head = await host.get('/about', {}, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

test('§18.19 npm start: text is compressed with brotli or gzip if accepted', async () => {
  const plain = await host.get('/about');
  const read = (text: string) => Buffer.from(text, 'latin1');
  const br = await host.get('/about', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(read(br.text)).toString('latin1')).toBe(plain.text);
  const gz = await host.get('/about', { 'accept-encoding': 'br;q=0, gzip' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(read(gz.text)).toString('latin1')).toBe(plain.text);
  const font = await host.get('/assets/font-1a2b3c.woff2', { 'accept-encoding': 'br' });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('§18.18 npm start: a cached file is revalidated, and a new build is served at once', async () => {
  await site.write('late.html', 'one');
  const { headers } = await host.get('/late');
  const etag = String(headers.etag);
  expect((await host.get('/late', { 'if-none-match': etag })).status).toBe(304);
  await site.write('late.html', 'another');
  const changed = await host.get('/late', { 'if-none-match': etag });
  expect([changed.status, changed.text]).toEqual([200, 'another']);
});

test.each(['if-none-match', 'if-match', 'range', 'accept-encoding', 'cache-control'])(
  '§18.18 npm start: 15 KB of spaces or commas in %s hold no other request up',
  async (name) => {
    for (const value of [`a${' '.repeat(15_000)}b`, 'a, '.repeat(5000), ',  '.repeat(5000)]) {
      const start = performance.now();
      await host.get('/about', { [name]: value });
      expect(performance.now() - start).toBeLessThan(200);
    }
  },
);

test('§18.18 npm start: a range is sent uncompressed, and one beyond the end is refused with a message', async () => {
  const takesBrotli = { 'accept-encoding': 'br' };
  const part = await host.get('/assets/app-1a2b3c.js', { ...takesBrotli, range: 'bytes=0-6' });
  expect([part.status, part.text]).toEqual([206, 'console']);
  expect(part.headers['content-encoding']).toBeUndefined();
  const beyond = await host.get('/about', { ...takesBrotli, range: 'bytes=5000000-' });
  expect([beyond.status, beyond.text]).toEqual([416, 'This file cannot be sent.\n']);
  expect(beyond.headers['x-content-type-options']).toBe('nosniff');
  expect(beyond.headers['content-security-policy']).toContain(policyOf('about'));
  const missing = await host.get('/nope', { range: 'bytes=0-6', 'if-none-match': '*' });
  expect([missing.status, missing.text]).toEqual([404, '<h1>Not here</h1>']);
});

test('§11.2 npm start: it listens on loopback only and prints its URL, the inbox, the submissions file and how to stop', () => {
  expect(host.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  host.server.printUrls();
  const [address, inbox, submissions, ...rest] = (host.messages.at(-1) ?? '').split('\n');
  expect(address).toBe(`Site: ${host.origin}/`);
  expect(inbox).toBe(`Inbox: ${host.origin}/forms/inbox`);
  expect(submissions).toMatch(/^Form submissions: saved in \S+submissions.ndjson$/);
  expect(rest).toEqual(['To stop: Ctrl+C']);
});

test('§11.2 npm start: it prints the form services that a build without the collector uses', () => {
  const { env } = host.server.config;
  for (const form of ['LEAD', 'DEMO']) env[`VITE_${form}_FORM_URL`] = 'https://formspree.io/f/x';
  host.server.printUrls();
  for (const form of ['LEAD', 'DEMO']) delete env[`VITE_${form}_FORM_URL`];
  expect((host.messages.at(-1) ?? '').split('\n').slice(1, 3)).toEqual([
    'Leads: Formspree, https://formspree.io/f/x',
    'Demo requests: Formspree, https://formspree.io/f/x',
  ]);
});

test('§11.2 npm start: without a build it prints instructions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unbuilt-'));
  const options = { configFile: false, root: folder, plugins: [previewHost()] } as const;
  await expect(preview({ ...options, plugins: [...options.plugins] })).rejects.toThrow(
    'npm run build',
  );
  await rm(folder, { recursive: true });
});

async function expectCollectorAt(origin: string, email: string) {
  const posted = await fetch(`${origin}/forms/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(await posted.json()).toMatchObject({ success: 'true' });
  const headers = { accept: 'application/json', origin: 'http://localhost:1' };
  const inbox = await fetch(`${origin}/forms/inbox`, { headers });
  expect(inbox.headers.get('access-control-allow-origin')).toBeNull();
  expect(await inbox.json()).toMatchObject({ submissions: [{ form: 'lead', fields: { email } }] });
}

test('§15.33 collector: it runs under the preview server', async () => {
  await expectCollectorAt(host.origin, 'preview@lineworks.example');
});

test('§15.33 collector: it runs under the dev server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [previewHost({ file: join(folder, 'submissions.ndjson') })],
    server: { port: 0, ws: false },
  });
  await server.listen();
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  expect(origin).toContain('//127.0.0.1:');
  await expectCollectorAt(origin, 'dev@lineworks.example');
  await server.close();
  await rm(folder, { recursive: true });
});

test('§15.39 collector: a page on another host name that resolves here reads nothing', async () => {
  const { status } = await host.get('/forms/inbox', { host: 'rebound.example' });
  expect(status).toBe(403);
});

test('§12.17 npm start: an unknown page of a folder gets the folder’s own 404 page', async () => {
  const found = await host.get('/machines/door');
  expect([found.status, found.text]).toEqual([200, '<h1>Door</h1>']);
  const missing = await host.get('/machines/window');
  expect([missing.status, missing.text]).toEqual([404, '<h1>No such machine</h1>']);
  expect(missing.headers['content-security-policy']).toContain(policyOf('machines'));
  expect((await host.get('/machines/404')).status).toBe(404);
  const deeper = await host.get('/machines/door/handle');
  expect([deeper.status, deeper.text]).toEqual([404, '<h1>Not here</h1>']);
});
