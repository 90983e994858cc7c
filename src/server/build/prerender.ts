import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, type BuildEnvironment, type Manifest, type Plugin, type ViteBuilder } from 'vite';
import { demoVideo } from '#content/film/demo-video.ts';
import { legacySolutions } from '#content/redirects.ts';
import { contentSecurityPolicy, metaPolicy } from '#src/server/hosting/content-policy.ts';
import { hostsIn } from '#src/server/hosting/host-files.ts';
import { hostRules, hstsOption } from '#src/server/hosting/host-rules.ts';
import { hostedFiles } from '#src/server/hosting/hosted-files.ts';
import { buildStep } from './build-step.ts';
import { assemblePage } from './page-html.ts';
import { filesFor, isUsed, regionKey } from './chunk-files.ts';
import { diagramFiles } from './diagram-files.ts';
import { robotsTxt, sitemapXml } from './crawlers.ts';
import { requestedSocialImage, socialImageRenderer } from './social-image.ts';

type Rendered = {
  status: number;
  html: string;
  headScripts: string[];
  routeIds: string[];
  chunkFiles: string[];
  /** Ends of the paths of files that only bring styles with the page. */
  regionFiles: string[];
  needsApp: boolean;
};

/** Exports of the server bundle (src/entries/prerender.tsx). */
type Site = {
  sitePaths: () => string[];
  outside: { connect: string[]; formAction: string[]; frames: string[] };
  /** Static forms that a host detects, by file name. */
  formPages: Record<string, string>;
  render: (path: string) => Promise<Rendered>;
  renderFilm: () => Pick<Rendered, 'html'>;
  renderAtlas: () => Promise<Atlas>;
  socialImageSvg: (
    page: { path: string; name: string; heading: string },
    widthOf: (text: string) => number,
  ) => string;
  webManifest: string;
  /** Style rules of every page. */
  baseRules: string;
};

type Page = Pick<Rendered, 'html'> &
  Partial<Pick<Rendered, 'headScripts' | 'needsApp' | 'regionFiles'>>;
type Atlas = { pages: { path: string; html: string }[]; headScripts: string[] };

interface PutOptions {
  /** Source of the hydration loader. */
  start?: string;
  frameAncestors?: 'none' | 'self';
  trustedTypes?: 'none' | 'default';
  manifest?: Manifest;
}

/** Keeps `.html`, as the URL of a video service's player would. */
const filmPath = demoVideo.filmPath;

type Put = (
  path: string,
  file: string,
  page: Page,
  modules: string[],
  options?: PutOptions,
) => Promise<{ path: string; csp: string; indexed: boolean }>;

/** Writes the atlas. Returns two paths for all its pages, which search engines must not index. */
async function putAtlas({ pages, ...shared }: Atlas, put: Put, manifest: Manifest) {
  const built = [];
  for (const { path, html } of pages) {
    const page = { ...shared, html };
    const options = { manifest };
    built.push(
      await put(path, `${path.slice(1)}.html`, page, ['entries/atlas-client.tsx'], options),
    );
  }
  const [list] = built;
  if (!list || built.some(({ csp, indexed }) => indexed || csp !== list.csp))
    throw new Error('all atlas pages must share one policy and carry noindex');
  return [list, { ...list, path: `${list.path}/*` }];
}

/** Removes a script from the build output and returns its source for inlining. */
async function extractScript(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  await rm(file);
  return `(()=>{${text.trim()}})()`;
}

/** Reads the options for hosts from the environment or `.env` in the project's root. */
function hostOptions({ config }: ViteBuilder) {
  const env = loadEnv(config.mode, resolve(config.root, '..'), ['DEPLOY_HOST', 'HSTS']);
  return { hosts: hostsIn(env['DEPLOY_HOST']), hsts: hstsOption(env['HSTS']) };
}

type Hosting = ReturnType<typeof hostOptions>;

async function renderSite(builder: ViteBuilder): Promise<void> {
  const hosting = hostOptions(builder);
  const { client, atlas, widget, ssr } = builder.environments;
  if (!client || !atlas || !widget || !ssr)
    throw new Error('an environment is missing: client, atlas, widget or ssr');
  await buildStep('Scripts of the site', () => builder.build(client));
  await buildStep('Scripts of the atlas', () => builder.build(atlas));
  await buildStep('Chat for customers’ pages', () => builder.build(widget));
  await buildStep('Pages', async () => {
    await builder.build(ssr);
    const folder = ({ config }: BuildEnvironment) => join(config.root, config.build.outDir);
    await writePages(folder(client), folder(ssr), hosting);
  });
}

async function writePages(dist: string, bundle: string, { hosts, hsts }: Hosting): Promise<void> {
  const extractManifest = async (name: string) => {
    const text = await readFile(join(dist, name), 'utf8');
    await rm(join(dist, name));
    return JSON.parse(text) as Manifest;
  };
  const siteManifest = await extractManifest('.vite/manifest.json');
  const atlasManifest = await extractManifest('atlas-manifest.json');
  await rm(join(dist, '.vite'), { recursive: true });
  const hydrationLoader = await extractScript(
    join(dist, siteManifest['hydration/loader.ts']?.file ?? ''),
  );
  const site = (await import(pathToFileURL(join(bundle, 'prerender.js')).href)) as Site;

  const write = async (name: string, text: string | Buffer) => {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  };
  const put: Put = async (
    path,
    file,
    page,
    modules,
    { frameAncestors = 'none', trustedTypes = 'none', manifest = siteManifest, start } = {},
  ) => {
    const regions = (page.regionFiles ?? []).map((name) => regionKey(manifest, name));
    const { scripts, sheets: pageSheets } = filesFor(manifest, modules);
    const { sheets } = filesFor(manifest, [...modules, ...regions]);
    const texts = new Map<string, string>();
    for (const name of sheets) {
      const text = (await readFile(join(dist, name), 'utf8')).trim();
      // A region loads the sheets of its unseen parts, such as a closed dialog.
      if (pageSheets.includes(name) || isUsed(text, page.html)) texts.set(name, text);
    }
    const built = assemblePage({
      ...page,
      baseRules: site.baseRules,
      sheets: texts,
      ...(start ? { start } : {}),
      headScripts: page.headScripts ?? [],
      scripts,
      policy: (hashes) =>
        contentSecurityPolicy({
          ...hashes,
          connect: site.outside.connect,
          formAction: site.outside.formAction,
          frame: site.outside.frames,
          frameAncestors,
          trustedTypes,
        }),
      metaPolicy,
    });
    await write(file, built.html);
    const indexed = !/name="robots" content="noindex/.test(page.html);
    return { path, csp: built.policy, indexed };
  };
  const images = await socialImageRenderer();
  const putRoute = async (path: string, file: string, expectedStatus = 200) => {
    const page = await site.render(path);
    if (page.status !== expectedStatus)
      throw new Error(`${path} rendered with status ${page.status}`);
    if (page.html.includes('<!--$!-->'))
      throw new Error(`${path} contains a Suspense boundary that did not render`);
    const image = requestedSocialImage(page.html);
    if (image)
      await write(image.file, images.png(site.socialImageSvg({ path, ...image }, images.widthOf)));
    const routes = page.routeIds.map(
      (id) => `routes${id.replace(/\/$/, '/index')}.tsx?tsr-split=component`,
    );
    const modules = [...routes, ...page.chunkFiles, 'entries/client.tsx'];
    return put(path, file, page, modules, { trustedTypes: 'default', start: hydrationLoader });
  };

  const pages = [
    await put(filmPath, filmPath, site.renderFilm(), ['entries/film-client.tsx'], {
      frameAncestors: 'self',
    }),
  ];
  for (const path of site.sitePaths()) {
    pages.push(await putRoute(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  }
  const notFound = await putRoute('/404', '404.html', 404);
  pages.push(...(await putAtlas(await site.renderAtlas(), put, atlasManifest)));
  const machines = resolve(dist, '../machines');
  for (const [name, file] of await diagramFiles(machines, (svg) => images.png(svg, 2)))
    await write(`diagrams/${name}`, file);
  const indexed = pages.filter((built) => built.indexed).map((built) => built.path);
  await write('sitemap.xml', sitemapXml(indexed));
  await write('robots.txt', robotsTxt());
  await write('site.webmanifest', site.webManifest);
  for (const [name, html] of Object.entries(site.formPages)) await write(name, html);
  const rules = hostRules({
    pages,
    files: await hostedFiles(dist),
    notFoundCsp: notFound.csp,
    frames: site.outside.frames,
    hsts,
    redirects: Object.entries(legacySolutions).map(([from, to]) => ({
      from: `/solutions/${from}`,
      to: `/solutions/${to}`,
    })),
  });
  for (const [name, text] of Object.entries(rules.files(hosts ?? undefined)))
    await write(name, text);
}

/**
 * Builds all environments, then writes every page and the host files. Throws for a base other than
 * `/`: every address of the site is absolute.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    configResolved({ base }) {
      if (base !== '/')
        throw new Error(
          `The site cannot be served from ${base}: its links, files and forms start at the root ` +
            'of a domain. Use a domain or a subdomain, and build without --base.',
        );
    },
    buildApp: { order: 'pre', handler: renderSite },
  };
}
