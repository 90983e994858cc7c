import { expect, test } from 'vitest';
import { parseHeaders, parseRedirects } from '#src/server/hosting/host-file-parser.ts';
import {
  contentSecurityPolicy,
  filePolicy,
  metaPolicy,
} from '#src/server/hosting/content-policy.ts';
import { hostRules, hstsOption } from '#src/server/hosting/host-rules.ts';
import { policyOf, rules } from './built-site';

const nothing = { pages: [], notFoundCsp: policyOf('missing'), redirects: [] };
const fileOf = (made: typeof rules, name: string) => made.files()[name] ?? '';
const nginxOf = (made: typeof rules) => fileOf(made, 'nginx.conf');
const directivesOf = (csp: string) =>
  new Map(csp.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

test('§18.10 headers: every path has the common security headers', () => {
  const { 'Permissions-Policy': features, ...headers } = rules.headersFor('/robots.txt');
  expect(features).toContain('camera=()');
  expect(headers).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('§18.14 headers: other origins may load only the chat, which is revalidated soon', () => {
  const loadedBy = (path: string) => rules.headersFor(path)['Cross-Origin-Resource-Policy'];
  for (const path of ['/', '/about', '/assets/app-1a2b3c.js', '/404.html'])
    expect(loadedBy(path), path).toBe('same-origin');
  expect(loadedBy('/widget/v1.js')).toBe('cross-origin');
  expect(rules.headersFor('/widget/v1.js')['Cache-Control']).toBe('public, max-age=600');
  expect(rules.headersFor('/widget/v1.js')['Access-Control-Allow-Origin']).toBe('*');
  expect(rules.headersFor('/about')).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(nginxOf(rules)).toContain('    ~^/widget/ "cross-origin";');
  expect(nginxOf(rules)).toContain('    ~^/widget/ "*";');
});

test('§18.10 headers: devices and tracking are off; playback is allowed here and for the video service', () => {
  const features = (frames: string[]) => {
    const headers = hostRules({ ...nothing, frames }).headersFor('/');
    return headers['Permissions-Policy']?.split(', ') ?? [];
  };
  const off = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];
  expect(features([])).toEqual(expect.arrayContaining(off.map((feature) => `${feature}=()`)));
  expect(features([])).toEqual(expect.arrayContaining(['autoplay=(self)', 'fullscreen=(self)']));
  expect(features(['https://video.example/embed/1', '/film/outage-response.html'])).toContain(
    'fullscreen=(self "https://video.example")',
  );
});

test('§18.12 headers: a page has its own policy only and is revalidated', () => {
  const { 'Content-Security-Policy': csp, 'Cache-Control': caching } = rules.headersFor('/about');
  expect(csp).toBe(policyOf('about'));
  expect(caching).toBe('public, max-age=0, must-revalidate');
  expect(rules.headersFor('/about/team')).not.toHaveProperty('Cache-Control');
});

test('§18.8 headers: a file opened directly may not run, call, or frame anything', () => {
  for (const path of ['/favicon.svg', '/assets/app-1a2b3c.js'])
    expect(rules.headersFor(path)['Content-Security-Policy']).toBe(filePolicy);
  for (const directive of ["script-src 'none'", "object-src 'none'", "frame-ancestors 'none'"])
    expect(filePolicy.split('; ')).toContain(directive);
});

test('§18.11 headers: assets are immutable for a year', () => {
  expect(rules.headersFor('/assets/app-1a2b3c.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('§18.12 headers: a script without a hash in its name is always revalidated', () => {
  const made = hostRules({ ...nothing, files: ['/map.js', '/logos.svg'] });
  const { headersFor } = made;
  expect(headersFor('/map.js')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  expect(headersFor('/map.js')['Content-Security-Policy']).toBe(filePolicy);
  expect(headersFor('/logos.svg')).not.toHaveProperty('Cache-Control');
  expect(nginxOf(made)).toContain('    /map.js "public, max-age=0, must-revalidate";');
});

test('§18.16 headers: only the film may be framed, and only by this site', () => {
  const framing = (path: string) => {
    const csp = rules.headersFor(path)['Content-Security-Policy'];
    return csp?.match(/(?<=frame-ancestors )'\w+'/g);
  };
  const others = rules.headers.map(({ path }) => path).filter((path) => path !== '/*');
  expect(others.length).toBeGreaterThan(5);
  for (const path of others)
    expect(framing(path), path).toEqual([path.startsWith('/film/') ? "'self'" : "'none'"]);
});

test('§18.2 host files: parsing them yields the rules', () => {
  expect(parseHeaders(fileOf(rules, '_headers'))).toEqual(rules.headers);
  expect(parseRedirects(fileOf(rules, '_redirects'))).toEqual(rules.redirects);
});

test('§12.7 redirects: `_redirects` has each legacy path, with and without a slash', () => {
  expect(fileOf(rules, '_redirects')).toBe(
    '/solutions/network-monitoring /solutions/network-os 301\n' +
      '/solutions/network-monitoring/ /solutions/network-os 301\n',
  );
});

test('§12.8 redirects: the query survives', () => {
  expect(rules.redirectFor('/solutions/network-monitoring', '?ref=mail')).toEqual({
    location: '/solutions/network-os?ref=mail',
    status: 301,
  });
  expect(rules.redirectFor('/solutions/network-os')).toBeNull();
});

test.each([
  ['a policy with a line break', { notFoundCsp: "default-src 'none'\n/*" }, /control/],
  ['a policy longer than hosts read', { notFoundCsp: 'x'.repeat(2000) }, /longer/],
  ['a path with white space', { pages: [{ path: '/a b', csp: 'x' }] }, /not a path/],
  ['a redirect with white space', { redirects: [{ from: '/a', to: '/b 200' }] }, /white space/],
  [
    'more rules than hosts read',
    { pages: Array.from({ length: 100 }, (_, index) => ({ path: `/p${index}`, csp: 'x' })) },
    /100/,
  ],
])('§18.5 host files: %s fails the build', (_, input, words) => {
  expect(() => hostRules({ ...nothing, ...input })).toThrow(words);
});

test.each(['  X-Early: 1', '/*\n  no colon'])('§18.5 host files: %j is rejected', (text) => {
  expect(() => parseHeaders(text)).toThrow('_headers: invalid line');
});

test.each(['/only', '/a /b 302', '/a /b 301 Country=de'])(
  '§18.5 host files: the redirect %j is rejected',
  (text) => {
    expect(() => parseRedirects(text)).toThrow('_redirects: invalid line');
  },
);

test('§18.2 host files: comments and blank lines are ignored', () => {
  expect(parseHeaders('# note\r\n\r\n/a\r\n  # note\r\n  X-A: b: c\r\n')).toEqual([
    { path: '/a', headers: [['X-A', 'b: c']] },
  ]);
  expect(parseRedirects('\n# note\n/a   /b\t301\n')).toEqual([
    { from: '/a', to: '/b', status: 301 },
  ]);
});

test('§18.8 policy: scripts run by hash or from this site, never inline or evaluated', () => {
  const csp = contentSecurityPolicy({
    scriptHashes: ['sha256-a=', 'sha256-a=', 'sha256-b='],
    styleHashes: ['sha256-c='],
    connect: ['https://forms.example/lead?x=1', 'https://forms.example/demo', '/forms/lead'],
    formAction: ['https://forms.example/demo'],
    frame: ['https://video.example/embed/1', '/film/outage-response.html'],
  });
  expect(Object.fromEntries(directivesOf(csp))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a='", "'sha256-b='"],
    'style-src': ["'self'", "'sha256-c='"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://forms.example'],
    'form-action': ["'self'", 'https://forms.example'],
    'frame-src': ["'self'", 'https://video.example'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('§18.8 policy: a meta tag has every directive except frame-ancestors', () => {
  const csp = policyOf('page');
  expect(`${metaPolicy(csp)}; frame-ancestors 'none'`).toBe(csp);
});

test('§18.2 nginx: all headers are set in one place, so no location overrides them', () => {
  const conf = nginxOf(rules);
  const server = conf.slice(conf.indexOf('  server {'));
  for (const name of [
    'Content-Security-Policy',
    ...(rules.headers[0]?.headers ?? []).map(([headerName]) => headerName),
  ])
    expect(server.split(`add_header ${name} `).length).toBeGreaterThan(1);
  expect(server.slice(server.indexOf('\n    location')).includes('add_header')).toBe(false);
});

test('§18.2 nginx: every page, redirect, and policy is present', () => {
  const conf = nginxOf(rules);
  for (const name of ['home', 'about', 'network-os', 'film', 'missing'])
    expect(conf).toMatch(new RegExp(`/\\S+\\.html "default-src [^"]*'sha256-${name}'`));
  for (const line of [
    'location = /about { try_files /about.html =404; }',
    'location = /about.html { return 301 /about$is_args$args; }',
    'location = /about/ { return 301 /about$is_args$args; }',
    'location = /index.html { return 301 /$is_args$args; }',
    'location = /film/outage-response.html { try_files /film/outage-response.html =404; }',
    'location = /solutions/network-monitoring { return 301 /solutions/network-os$is_args$args; }',
    'error_page 404 /404.html;',
    '~^/assets/ "public, max-age=31536000, immutable";',
  ])
    expect(conf).toContain(line);
});

test('§18.5 nginx: quotes are escaped, and a variable in a value fails the build', () => {
  expect(nginxOf(hostRules({ ...nothing, frames: ['https://video.example'] }))).toContain(
    'autoplay=(self \\"https://video.example\\")',
  );
  const planted = hostRules({ ...nothing, notFoundCsp: 'x $uri' });
  expect(() => planted.files()).toThrow('variable');
});

test('§18.2 host files: a page and its folder share one rule, and nginx serves the folder’s 404 page', () => {
  const shared = policyOf('atlas');
  const made = hostRules({
    ...nothing,
    pages: [
      { path: '/machines', csp: shared },
      { path: '/machines/*', csp: shared },
    ],
  });
  expect(made.headers.map(({ path }) => path).filter((path) => path.startsWith('/m'))).toEqual([
    '/machines*',
  ]);
  for (const path of ['/machines', '/machines/demo-form'])
    expect(made.headersFor(path)['Content-Security-Policy']).toBe(shared);
  const nginx = nginxOf(made);
  expect(nginx).toContain(`~^/machines "${shared}";`);
  expect(nginx).toContain(
    'location ~ "^/machines/[^/.]+$" { try_files $uri.html =404; error_page 404 /machines/404.html; }',
  );
  expect(nginx).toContain('location ~ "^(/machines/[^/]+)/$" { if (-f $document_root$1.html)');
});

test('§18.5 host files: a page with another policy than its folder fails the build', () => {
  const pages = [
    { path: '/machines', csp: policyOf('list') },
    { path: '/machines/*', csp: policyOf('machine') },
  ];
  expect(() => hostRules({ ...nothing, pages })).toThrow('different policies');
});

test('§18.8 host files: the film and the not-found page have their policy without `.html`, too', () => {
  const policy = (path: string) => rules.headersFor(path)['Content-Security-Policy'];
  expect(policy('/film/outage-response')).toBe(policyOf('film', 'self'));
  expect(policy('/404')).toBe(policyOf('missing'));
});

test.each([
  ['', 'max-age=63072000'],
  ['includeSubDomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('§18.13 headers: HSTS=%s sends %s', (option, value) => {
  const { headersFor } = hostRules({ ...nothing, hsts: hstsOption(option) });
  expect(headersFor('/')['Strict-Transport-Security']).toBe(value);
});

test('§18.13 headers: an unknown HSTS option fails the build', () => {
  expect(() => hstsOption('yes')).toThrow(
    'HSTS is yes; use one of host, includeSubDomains, preload',
  );
});
