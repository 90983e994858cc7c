import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import { startApache } from '#e2e/support/hosts/apache-host.ts';
import { startCaddy } from '#e2e/support/hosts/caddy-host.ts';
import { assets, differencesFrom, pages, paths } from '#e2e/support/hosts/comparison.ts';
import { startFirebase, startPages, startWorkers } from '#e2e/support/hosts/emulators.ts';
import { legacyPaths } from '#e2e/support/pages/site.ts';

async function differences(start: typeof startCaddy, baseURL: string) {
  const server = await start();
  try {
    return await differencesFrom(server.origin, baseURL);
  } finally {
    await server.stop();
  }
}

test('§18.4 Caddy: every response has the status, headers and page of `npm start`', async ({
  baseURL,
}) => {
  const differing = await differences(startCaddy, baseURL!);
  expect(differing).toEqual({});
});

test('§18.4 Apache: every response has the status, headers and page of `npm start`', async ({
  baseURL,
}) => {
  const differing = await differences(startApache, baseURL!);
  // Apache refuses an encoded slash before it reads the file.
  const encodedSlashes = paths.filter((path) => /%2f/i.test(path));
  expect(Object.keys(differing).toSorted()).toEqual(encodedSlashes.toSorted());
  for (const path of encodedSlashes) expect(differing[path]?.host).toContain('status 404');
});

const film = pages.filter((path) => path.endsWith('.html'));
/** Both names of the film: these hosts serve it without `.html`. */
const filmPaths = film.map((path) => path.replace(/\.html$/, ''));
const emulated = [
  ...pages.filter((path) => !film.includes(path)),
  ...legacyPaths.flatMap(([from]) => [from, `${from}?ref=mail`]),
  ...pages.flatMap((path) =>
    path === '/' || film.includes(path) ? [] : [`${path}/`, `${path}.html`],
  ),
  ...assets,
  '/nope',
  '/solutions/nope',
  '/gone.png',
];

/**
 * Removes what the emulators decide: the kind of a permanent redirect, the media types of files, the
 * page and headers of missing paths, and caching without a rule.
 */
function decidedByRules(lines: string[]): string[] {
  const [status = ''] = lines;
  if (/^status 30[178]$/.test(status))
    return ['redirect', ...lines.filter((line) => line.startsWith('location: '))];
  if (status === 'status 404') return [status];
  const isPage = lines.some((line) => line.startsWith('content-type: text/html'));
  return lines.filter((line) => {
    if (/^(x-powered-by|x-server-env|cf-)/.test(line)) return false;
    return isPage || !/^(content-type: |no title|cache-control: public, max-age=0,)/.test(line);
  });
}

for (const [name, start] of [
  ['Cloudflare Pages', startPages],
  ['Cloudflare Workers', startWorkers],
  ['Firebase', startFirebase],
] as const)
  test(`§18.4 ${name}: pages, files and redirects have the headers of \`npm start\``, async ({
    baseURL,
  }) => {
    const host = await start();
    try {
      const differing = await differencesFrom(host.origin, baseURL!, {
        checked: emulated,
        normalize: decidedByRules,
      });
      expect(differing).toEqual({});
      for (const path of filmPaths) {
        const response = await fetch(host.origin + path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      }
      // Firebase ignores its own file when it uploads, which the emulator does not do.
      for (const file of ['_headers', '_redirects', 'wrangler.jsonc'])
        expect((await fetch(`${host.origin}/${file}`)).status, file).not.toBe(200);
    } finally {
      await host.stop();
    }
  });
