import { request } from 'node:http';
import { builtFiles } from '#e2e/support/pages/built-pages.ts';
import { legacyPaths } from '#e2e/support/pages/site.ts';

const files = builtFiles.map((file) => `/${file}`);
/** Files with an extension that hosts read. */
const configurations = /^\/(nginx\.conf|wrangler\.jsonc|firebase\.json|\.\w+)$/;
export const pages = files
  .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
  .map((file) => file.replace(/^\/index\.html$/, '/').replace(/(?<!^\/film\/.*)\.html$/, ''));

/** One file of each extension. */
export const assets = [
  ...new Map(
    files
      .filter((file) => /\.(?!html$)\w+$/.test(file) && !configurations.test(file))
      .map((file) => [file.replace(/.*\./, ''), file]),
  ).values(),
];

const variants = (path: string) => {
  const bare = path === '/' ? '/index' : path.replace(/\.html$/, '');
  return [path, `${path}?utm=1`, bare, `${bare}.html`, `${bare}/`, `${bare}/?utm=a%20b`];
};

/** Neither pages nor files: unknown, hidden, for hosts only, or denormalized. */
const invalid = [
  '/nope',
  '/nope/',
  '/nope.html',
  '/nope/deeper',
  '/solutions',
  '/solutions/',
  '/solutions/nope',
  '/machines/nope',
  '/machines/nope/',
  '/machines/nope/deeper',
  '/machines/404',
  '/machines/404.html',
  '/machines/nope.html',
  '/machines/nope.png',
  '/404',
  '/404.html',
  '/404/',
  '/assets/',
  '/assets',
  '/assets/gone.js',
  '/assets/gone',
  '/assets/gone.html',
  '/gone.png',
  '/film/',
  '/film',
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/.git/config',
  '/.env',
  '/about/.x',
  '/ABOUT',
  '/about//',
  '/%61bout',
  '/about%20',
  '/about%2F',
  '/solutions%2Fnetwork-os?utm=1',
  '/about%5c',
  '/.bad-request',
];

export const paths = [
  ...pages.flatMap(variants),
  ...legacyPaths.flatMap(([from]) => [from, `${from}/`, `${from}?ref=mail`]),
  ...assets.flatMap((file) => [file, `${file}/`]),
  ...invalid,
];

/** Headers that depend on the file, the time or the transfer, and not on rules. */
const unrelatedHeaders =
  /^(date|server|connection|keep-alive|etag|last-modified|content-(length|encoding)|transfer-encoding|accept-ranges|vary)$/;
/** Headers of pages, which redirects don't need. */
const pageHeaders =
  /^(content-type|content-security-policy|cache-control|cross-origin-resource-policy)$/;

/**
 * Requests a path unchanged (`fetch` would normalize it);
 * returns status, title and headers as lines.
 */
function responseLines(origin: string, path: string): Promise<string[]> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headersDistinct } = response;
        const isMoved = status === 301;
        const headers = Object.entries(headersDistinct)
          .filter(([name]) => !unrelatedHeaders.test(name) && !(isMoved && pageHeaders.test(name)))
          .map(([name, values = []]) => `${name}: ${values.join(' AND ')}`)
          // An unknown type is sent as this one or without any.
          .filter((line) => line !== 'content-type: application/octet-stream')
          // Apache's redirects are absolute.
          .map((line) => line.replace(`location: ${origin}`, 'location: '));
        const title =
          /<title>.*?<\/title>/.exec(Buffer.concat(chunks).toString())?.[0] ?? 'no title';
        resolve([`status ${status}`, ...(isMoved ? [] : [title]), ...headers.toSorted()]);
      });
    })
      .on('error', reject)
      .end();
  });
}

type Difference = { host: string[]; start: string[] };

/**
 * Requests every path from `host` and from `npm start`, and returns the lines in which they differ,
 * by path. `normalize` removes lines that no rule of the host can change.
 */
export async function differencesFrom(
  host: string,
  start: string,
  { checked = paths, normalize = (lines: string[]) => lines } = {},
): Promise<Record<string, Difference>> {
  const differing: Record<string, Difference> = {};
  const compare = async (path: string) => {
    const [theirs = [], ours = []] = await Promise.all(
      [host, start].map(async (origin) => normalize(await responseLines(origin, path))),
    );
    const difference = {
      host: theirs.filter((line) => !ours.includes(line)),
      start: ours.filter((line) => !theirs.includes(line)),
    };
    if (difference.host.length + difference.start.length > 0) differing[path] = difference;
  };
  for (let from = 0; from < checked.length; from += 8)
    await Promise.all(checked.slice(from, from + 8).map(compare));
  return differing;
}
