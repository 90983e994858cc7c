import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, expect, test } from 'vitest';
import { resolveConfig } from 'vite';
import { hostNames, hostsIn } from '#src/server/hosting/host-files.ts';
import { parseRedirects } from '#src/server/hosting/host-file-parser.ts';
import { hostRules } from '#src/server/hosting/host-rules.ts';
import { prerender } from '#src/server/build/prerender.ts';
import { policyOf, rules } from './built-site';

const folder = mkdtempSync(join(tmpdir(), 'host-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const site = hostRules({
  pages: [
    ...['/', '/about', '/solutions/network-os', '/machines', '/machines/*'].map((path) => ({
      path,
      csp: policyOf(path.replace('/*', '')),
    })),
    { path: '/film/outage-response.html', csp: policyOf('film', 'self') },
  ],
  files: ['/assets/*', '/og/*', '/widget/*', '/favicon.svg'],
  notFoundCsp: policyOf('missing'),
  redirects: [{ from: '/solutions/network-monitoring', to: '/solutions/network-os' }],
  frames: ['https://video.example/embed/1'],
});

function written(name: string, text = ''): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Returns the rules of `_headers` as Netlify reads them. */
async function netlifyHeaders(text: string | undefined) {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [written('_headers', text)],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  return headers as { forRegExp: RegExp; values: Record<string, string> }[];
}

const samplePaths = [
  '/',
  '/about',
  '/solutions/network-os',
  '/film/outage-response',
  '/film/outage-response.html',
  '/machines',
  '/machines/demo-form',
  '/assets/app-1a2b3c.js',
  '/og/home.png',
  '/widget/v1.js',
  '/favicon.svg',
  '/404.html',
  '/nope',
];

test('§18.4 Netlify: its parser reads one value of each header for each path, as `npm start` sends it', async () => {
  const headers = await netlifyHeaders(site.files()['_headers']);
  expect(headers).toHaveLength(site.headers.length);
  for (const path of samplePaths) {
    const matching = headers.filter(({ forRegExp }) => forRegExp.test(path));
    const pairs = matching.flatMap(({ values }) => Object.entries(values));
    expect(Object.fromEntries(pairs), path).toEqual(site.headersFor(path));
    expect(new Set(pairs.map(([name]) => name)).size, path).toBe(pairs.length);
  }
});

test('§18.4 Netlify: its parser reads the redirects, and 404 for the not-found page’s own path', async () => {
  const read = async (text?: string) => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [written('_redirects', text)],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rows = redirects as Record<'from' | 'to' | 'status' | 'force', unknown>[];
    return rows.map(({ from, to, status, force }) => ({ from, to, status, force }));
  };
  const legacy = site.redirects.map((redirect) => ({ ...redirect, force: false }));
  expect(await read(site.files()['_redirects'])).toEqual(legacy);
  const redirects = site.files(['netlify'])['_redirects'] ?? '';
  expect(await read(redirects)).toEqual([
    ...legacy,
    { from: '/404', to: '/404.html', status: 404, force: true },
  ]);
  expect(parseRedirects(redirects)).toEqual(site.redirects);
});

test('§18.14 Cloudflare: it takes back the origin that it allows by default, except for the chat', () => {
  const text = site.files()['_headers'] ?? '';
  expect(text).toMatch(/^\/\*\n {2}! Access-Control-Allow-Origin\n/);
  expect(text.match(/Access-Control-Allow-Origin: .*/g)).toEqual([
    'Access-Control-Allow-Origin: *',
  ]);
});

test.each([
  [undefined, ['_headers', '_redirects', 'nginx.conf']],
  ['netlify', ['_headers', '_redirects']],
  ['cloudflare-pages', ['_headers', '_redirects']],
  ['cloudflare', ['.assetsignore', '_headers', '_redirects', 'wrangler.jsonc']],
  ['nginx', ['nginx.conf']],
  ['caddy', ['Caddyfile']],
  ['apache', ['.htaccess']],
  ['firebase', ['firebase.json']],
  ['github', ['.nojekyll', 'solutions/network-monitoring.html']],
  ['caddy, nginx', ['Caddyfile', 'nginx.conf']],
])('§18.3 host files: a build for %s has exactly the files that it reads', (list, names) => {
  const hosts = hostsIn(list) ?? undefined;
  expect(Object.keys(site.files(hosts)).toSorted()).toEqual(names);
});

test('§18.5 host files: an unknown host fails the build and lists the known ones', () => {
  expect(() => hostsIn('caddy,vercel')).toThrow(
    `unknown host: vercel; use any of ${hostNames.join(', ')}`,
  );
});

test('§18.4 host files: `_redirects` has no status that Cloudflare refuses if both read it', () => {
  expect(site.files(['netlify', 'cloudflare'])['_redirects']).toBe(site.files()['_redirects']);
});

test('§18.4 Cloudflare Workers: a missing page is a 404, and the configuration is not an asset', () => {
  const files = site.files(['cloudflare']);
  const config = JSON.parse(
    (files['wrangler.jsonc'] ?? '').replace(/^\s*\/\/.*$/gm, ''),
  ) as unknown;
  expect(config).toMatchObject({
    assets: {
      directory: '.',
      not_found_handling: '404-page',
      html_handling: 'drop-trailing-slash',
    },
  });
  expect(files['.assetsignore']).toContain('wrangler.jsonc\n');
});

test('§18.4 Firebase: pages have no extension or trailing slash, and each rule has its headers', () => {
  const { hosting } = JSON.parse(site.files(['firebase'])['firebase.json'] ?? '') as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  expect(hosting).toMatchObject({ public: '.', cleanUrls: true, trailingSlash: false });
  const sources = hosting.headers.map(({ source }) => source);
  for (const source of ['**', '/machines', '/machines/**', '/assets/**', '/about', '404.html'])
    expect(sources.filter((pattern) => pattern === source)).toHaveLength(1);
});

test('§18.4 GitHub Pages: a page redirects each legacy path, without scripts', () => {
  const page = site.files(['github'])['solutions/network-monitoring.html'];
  expect(page).toContain('http-equiv="refresh" content="0; url=/solutions/network-os"');
  expect(page).toContain(`content="default-src 'none'"`);
});

test('§18.5 Caddy: a placeholder in a value fails the build', () => {
  const planted = hostRules({ pages: [], notFoundCsp: 'x {env.HOME}', redirects: [] });
  expect(() => planted.files(['caddy'])).toThrow('placeholder');
});

test('§18.4 Apache: quotes and percent signs in a value are text', () => {
  const planted = hostRules({ pages: [], notFoundCsp: 'x "y" %{z}e', redirects: [] });
  expect(planted.files(['apache'])['.htaccess']).toContain('"x \\"y\\" %%{z}e"');
  expect(rules.files(['apache'])['.htaccess']).toContain('RewriteRule ^about$ /about.html [END]');
});

test.each(['/docs/', './', 'https://files.example/'])(
  '§18.6 build: the base %s is refused',
  async (base) => {
    const resolved = resolveConfig({ configFile: false, base, plugins: [prerender()] }, 'build');
    await expect(resolved).rejects.toThrow('start at the root of a domain');
  },
);
