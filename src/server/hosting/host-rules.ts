import { filePolicy, origins } from './content-policy.ts';
import { headersFor, redirectFor, type HeaderRule, type Redirect } from './host-matching.ts';
import { nginxConf } from './nginx-conf.ts';

/** A page's path, or a folder's with `/*`, and its policy. */
type HostPage = { path: string; csp: string };

type HostInput = {
  /**
   * Every page's canonical path with its own policy; a path may end in `.html`, or in `/*` for a
   * folder whose pages share a policy and have a `404.html` of their own.
   */
  pages: readonly HostPage[];
  /** What else there is: paths of files, and `/*` for a folder without pages. */
  files?: readonly string[];
  /** The policy of `404.html`, which stands under any path. */
  notFoundCsp: string;
  redirects: readonly { from: string; to: string }[];
  /** Other origins whose frames may play and go full screen: the video service's, if there is one. */
  frames?: readonly string[];
};

/** What Cloudflare Pages reads of `_headers`. */
const maxRules = 100;
const maxLineLength = 2000;
const twoYears = 2 * 365 * 24 * 60 * 60;
const oneYear = 365 * 24 * 60 * 60;
const askedAnew: [string, string] = ['Cache-Control', 'public, max-age=0, must-revalidate'];
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

/** Not in the rule for all paths: one file is for other origins. */
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
 * Hosts join the headers of all rules that match with a comma, which browsers take for several
 * policies and some scanners for a broken one. So a header stands either in the rule for all paths
 * or in narrower ones, never in two that match the same path: each answer has one policy.
 */
function headerRules({ pages, files = [], notFoundCsp, frames = [] }: HostInput): HeaderRule[] {
  const page = ({ path, csp }: HostPage): HeaderRule => ({
    path,
    headers: [['Content-Security-Policy', csp], askedAnew, ownOrigin],
  });
  const file = (path: string): HeaderRule => ({
    path,
    headers: [
      ['Content-Security-Policy', filePolicy],
      // A script whose name stays names others that go with the next build.
      ...(path.endsWith('.js') ? [askedAnew] : []),
      ownOrigin,
    ],
  });
  // Customers' pages load it by a name that stays: a new build reaches them within ten minutes.
  const widget: HeaderRule = {
    path: '/widget/*',
    headers: [
      ['Content-Security-Policy', filePolicy],
      ['Cache-Control', 'public, max-age=600'],
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
    ],
  };
  const assets = file('/assets/*');
  assets.headers.push(['Cache-Control', `public, max-age=${oneYear}, immutable`]);
  const others = files.filter((path) => path !== assets.path && path !== widget.path).map(file);
  return [
    {
      path: '/*',
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        // For what no rule below knows; a policy's `frame-ancestors` goes before it.
        ['X-Frame-Options', 'SAMEORIGIN'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', permissionsPolicy(frames)],
        ['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains; preload`],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    },
    assets,
    widget,
    ...others,
    ...pages.map(page),
    page({ path: '/404.html', csp: notFoundCsp }),
  ];
}

// Netlify matches a path with and without its slash alike, Cloudflare only as it is written.
function redirectRules({ redirects }: HostInput): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path): Redirect => ({ from: path, to, status: 301 })),
  );
}

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
    nginxConf: () => nginxConf({ headers, redirects, pages: input.pages.map(({ path }) => path) }),
    headersFor: (path: string) => headersFor(headers, path),
    redirectFor: (path: string, search?: string) => redirectFor(redirects, path, search),
  };
}
