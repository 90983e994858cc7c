import { headersFor, redirectFor, type HeaderRule, type Redirect } from './host-matching.ts';
import { nginxConf } from './nginx-conf.ts';

type HostInput = {
  /**
   * Every page's canonical path with its own policy; a path may end in `.html`, or in `/*` for a
   * folder whose pages share a policy and have a `404.html` of their own.
   */
  pages: readonly { path: string; csp: string }[];
  /** The policy of `404.html`, which stands under any path. */
  notFoundCsp: string;
  redirects: readonly { from: string; to: string }[];
  /** Other origins whose frames may play and go full screen: the video service's, if there is one. */
  frames?: readonly string[];
};

const twoYears = 2 * 365 * 24 * 60 * 60;
const oneYear = 365 * 24 * 60 * 60;
const featuresOff = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Not in the rule for all paths: one file is for other origins. */
const ownOrigin: [string, string] = ['Cross-Origin-Resource-Policy', 'same-origin'];

function origins(addresses: readonly string[]): string[] {
  const absolute = addresses.filter((address) => /^https?:\/\//i.test(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}

function permissionsPolicy(frames: readonly string[]): string {
  const players = ['self', ...origins(frames).map((origin) => `"${origin}"`)].join(' ');
  return [
    ...featuresOff.map((feature) => `${feature}=()`),
    `autoplay=(${players})`,
    `fullscreen=(${players})`,
  ].join(', ');
}

/**
 * Hosts join the headers of all rules that match, and browsers enforce every policy of a joined
 * Content-Security-Policy. So the one for all paths holds only what no page needs relaxed, and a
 * header stands either in the rule for all paths or in narrower ones, never with two values.
 */
function headerRules({ pages, notFoundCsp, frames = [] }: HostInput): HeaderRule[] {
  const page = (path: string, csp: string): HeaderRule => ({
    path,
    headers: [
      ['Content-Security-Policy', csp],
      ['Cache-Control', 'public, max-age=0, must-revalidate'],
      ownOrigin,
    ],
  });
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', "base-uri 'none'; object-src 'none'; frame-ancestors 'self'"],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', permissionsPolicy(frames)],
        ['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains; preload`],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    },
    {
      path: '/assets/*',
      headers: [['Cache-Control', `public, max-age=${oneYear}, immutable`], ownOrigin],
    },
    // Customers' pages load it by a name that stays: a new build reaches them within ten minutes.
    {
      path: '/widget/*',
      headers: [
        ['Cache-Control', 'public, max-age=600'],
        ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ],
    },
    ...pages.map(({ path, csp }) => page(path, csp)),
    page('/404.html', notFoundCsp),
  ];
}

// Netlify matches a path with and without its slash alike, Cloudflare only as it is written.
function redirectRules({ redirects }: HostInput): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path): Redirect => ({ from: path, to, status: 301 })),
  );
}

const maxRules = 100;
const maxLineLength = 2000;

function assertRepresentable(headers: HeaderRule[], redirects: Redirect[]): void {
  if (headers.length > maxRules)
    throw new Error(`_headers would hold ${headers.length} rules; Cloudflare Pages reads 100`);
  for (const { from, to } of redirects)
    if (/\s/.test(from + to)) throw new Error(`a redirect holds white space: ${from} ${to}`);
  for (const rule of headers) {
    if (!/^\/[\w\-./]*\*?$/.test(rule.path)) throw new Error(`not a path: ${rule.path}`);
    for (const [name, value] of rule.headers) {
      // oxlint-disable-next-line no-control-regex -- a line break would end the rule
      if (/[\u0000-\u001f\u007f]/.test(value)) throw new Error(`${name} holds control characters`);
      if (name.length + value.length + 4 > maxLineLength)
        throw new Error(`${name} of ${rule.path} is longer than hosts read (${maxLineLength})`);
    }
  }
}

/**
 * How a host has to serve the built site (contracts §8), from one set of rules: the text of
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read, and of `nginx.conf`; and
 * what the rules come to for one path. Trailing slashes and `.html` spellings are not in
 * `_redirects`, because both hosts turn them to the canonical path themselves and Netlify takes
 * such a rule for a loop. Throws when the rules do not fit the formats.
 */
export function hostRules(input: HostInput) {
  const headers = headerRules(input);
  const redirects = redirectRules(input);
  assertRepresentable(headers, redirects);
  return {
    headers,
    redirects,
    headersFile: () =>
      headers
        .map((rule) =>
          [rule.path, ...rule.headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
        )
        .join('\n'),
    redirectsFile: () =>
      redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
    nginxConf: () => nginxConf({ headers, redirects }),
    headersFor: (path: string) => headersFor(headers, path),
    redirectFor: (path: string, search?: string) => redirectFor(redirects, path, search),
  };
}

/**
 * A page's whole Content-Security-Policy (contracts §8). Hashes are `sha256-…` without quotes;
 * `connect`, `formAction` and `frame` are addresses, of which the origins are let through, and
 * paths of this site need no entry. `frameAncestors` says who may frame the page: by default
 * nobody. It does not upgrade insecure requests, so that it also holds on plain loopback.
 */
export function contentSecurityPolicy(options: {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  connect: readonly string[];
  formAction: readonly string[];
  frame: readonly string[];
  frameAncestors?: 'none' | 'self';
}): string {
  const quoted = (hashes: readonly string[]) => [...new Set(hashes)].map((hash) => `'${hash}'`);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(options.scriptHashes)],
    ['style-src', "'self'", ...quoted(options.styleHashes)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...origins(options.connect)],
    ['form-action', "'self'", ...origins(options.formAction)],
    ['frame-src', "'self'", ...origins(options.frame)],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', `'${options.frameAncestors ?? 'none'}'`],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** What of a page's policy a `meta` tag can carry: all but `frame-ancestors`. */
export function metaPolicy(csp: string): string {
  return csp
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
