import { filePolicy, origins } from './content-policy.ts';
import { filesOf, type HostName } from './host-files.ts';
import { everyPath, headersFor, redirectFor } from './host-matching.ts';
import type { HeaderRule, Redirect } from './host-matching.ts';

/** The path of a page, or of a folder with `/*`, and its policy. */
type HostPage = { path: string; csp: string };

type HostInput = {
  /**
   * Canonical paths and policies of all pages. A path may end in `.html`, or in `/*` for a folder
   * whose pages share a policy and which has its own `404.html`.
   */
  pages: readonly HostPage[];
  /** All other files: their paths, or `/*` for a folder without pages. */
  files?: readonly string[];
  /** The policy of `404.html`, which hosts serve at any path. */
  notFoundCsp: string;
  redirects: readonly { from: string; to: string }[];
  /** Other origins whose frames may autoplay and go full screen, such as a video service. */
  frames?: readonly string[];
  /** Domains that `Strict-Transport-Security` covers; by default only the site's own. */
  hsts?: Hsts;
};

/** `preload` also asks browsers to ship the domain, with its subdomains, in their lists. */
export type Hsts = 'host' | 'includeSubDomains' | 'preload';
const hstsDirectives: Record<Hsts, string> = {
  host: '',
  includeSubDomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Returns the option's value, or `host` without one. Throws if it is unknown. */
export function hstsOption(value = ''): Hsts {
  if (value === '') return 'host';
  const options = Object.keys(hstsDirectives) as Hsts[];
  const found = options.find((name) => name.toLowerCase() === value.toLowerCase());
  if (!found) throw new Error(`HSTS is ${value}; use one of ${options.join(', ')}`);
  return found;
}

/** Limits of Cloudflare Pages for `_headers`. */
const maxRules = 100;
const maxLineLength = 2000;
const twoYears = 2 * 365 * 24 * 60 * 60;
const oneYear = 365 * 24 * 60 * 60;
const revalidated: [string, string] = ['Cache-Control', 'public, max-age=0, must-revalidate'];
const featuresOff = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Not in the rule for all paths, because other origins load the widget. */
const ownOrigin: [string, string] = ['Cross-Origin-Resource-Policy', 'same-origin'];

function permissionsPolicy(frames: readonly string[]): string {
  const players = ['self', ...origins(frames).map((origin) => `"${origin}"`)].join(' ');
  return [
    ...featuresOff.map((feature) => `${feature}=()`),
    `autoplay=(${players})`,
    `fullscreen=(${players})`,
  ].join(', ');
}

/**
 * Merges the rules of a page and of the folder with its name into one for `/page*`. Netlify applies
 * a folder's rule to the page too, Cloudflare does not: two rules would be two policies on the one
 * and a page without a policy on the other.
 */
function withoutOverlap(pages: readonly HostPage[]): HostPage[] {
  const folderOf = (path: string) => pages.find((page) => page.path === `${path}/*`);
  return pages.flatMap((page) => {
    const folder = folderOf(page.path);
    if (folder && folder.csp !== page.csp)
      throw new Error(`${page.path} and ${folder.path} have different policies`);
    if (folder) return [{ ...page, path: `${page.path}*` }];
    const isMerged = pages.some(({ path }) => page.path === `${path}/*`);
    return isMerged ? [] : [page];
  });
}

/** Cloudflare serves a page whose path ends in `.html` without the ending. */
const pathsOf = ({ path, csp }: HostPage): HostPage[] =>
  [path, ...(path.endsWith('.html') ? [path.slice(0, -'.html'.length)] : [])].map((name) => ({
    path: name,
    csp,
  }));

/**
 * Hosts join the headers of all matching rules with a comma. Browsers read that as several policies,
 * and some scanners as an invalid one. A header therefore appears in the rule for all paths or in
 * narrower rules, but never in two rules for the same path: each response has one policy.
 */
function headerRules(input: HostInput): HeaderRule[] {
  const { pages, files = [], notFoundCsp, frames = [], hsts = 'host' } = input;
  const page = ({ path, csp }: HostPage): HeaderRule => ({
    path,
    headers: [['Content-Security-Policy', csp], revalidated, ownOrigin],
  });
  const file = (path: string): HeaderRule => ({
    path,
    headers: [
      ['Content-Security-Policy', filePolicy],
      // A script with a stable name imports chunks that the next build replaces.
      ...(path.endsWith('.js') ? [revalidated] : []),
      ownOrigin,
    ],
  });
  // Customers' pages load a stable name: a new build reaches them within ten minutes.
  const widget: HeaderRule = {
    path: '/widget/*',
    headers: [
      ['Content-Security-Policy', filePolicy],
      ['Cache-Control', 'public, max-age=600'],
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ['Access-Control-Allow-Origin', '*'],
    ],
  };
  const assets = file('/assets/*');
  assets.headers.push(['Cache-Control', `public, max-age=${oneYear}, immutable`]);
  const others = files.filter((path) => path !== assets.path && path !== widget.path).map(file);
  return [
    {
      path: everyPath,
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        // Fallback for paths without a rule; `frame-ancestors` takes precedence.
        ['X-Frame-Options', 'SAMEORIGIN'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', permissionsPolicy(frames)],
        ['Strict-Transport-Security', `max-age=${twoYears}${hstsDirectives[hsts]}`],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    },
    assets,
    widget,
    ...others,
    ...[...withoutOverlap(pages), { path: '/404.html', csp: notFoundCsp }]
      .flatMap(pathsOf)
      .map(page),
  ];
}

// Netlify ignores a trailing slash when it matches a path; Cloudflare does not.
function redirectRules({ redirects }: HostInput): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path): Redirect => ({ from: path, to, status: 301 })),
  );
}

function assertRepresentable(headers: HeaderRule[], redirects: Redirect[]): void {
  if (headers.length > maxRules)
    throw new Error(
      `_headers would have ${headers.length} rules; Cloudflare Pages reads ${maxRules}`,
    );
  for (const { from, to } of redirects)
    if (/\s/.test(from + to)) throw new Error(`a redirect contains white space: ${from} ${to}`);
  for (const rule of headers) {
    if (!/^\/[\w\-./]*\*?$/.test(rule.path)) throw new Error(`not a path: ${rule.path}`);
    for (const [name, value] of rule.headers) {
      // oxlint-disable-next-line no-control-regex -- a line break would end the rule
      if (/[\u0000-\u001f\u007f]/.test(value))
        throw new Error(`${name} contains control characters`);
      if (name.length + value.length + 4 > maxLineLength)
        throw new Error(`${name} of ${rule.path} is longer than hosts read (${maxLineLength})`);
    }
  }
}

/**
 * Returns the rules by which a host serves the built site (specification §18.2): the files that
 * named hosts read, and lookups for one path. Throws if the rules do not fit the formats.
 */
export function hostRules(input: HostInput) {
  const headers = headerRules(input);
  const redirects = redirectRules(input);
  assertRepresentable(headers, redirects);
  const site = { headers, redirects, pages: input.pages.map(({ path }) => path) };
  return {
    ...site,
    /** Returns the text of each file that the hosts read, by name. */
    files: (hosts?: readonly HostName[]) => filesOf(site, hosts),
    headersFor: (path: string) => headersFor(headers, path),
    redirectFor: (path: string, search?: string) => redirectFor(redirects, path, search),
  };
}
