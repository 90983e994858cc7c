import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import { legacySolutions } from '../../content/redirects.ts';
import { contentSecurityPolicy, hostRules, metaPolicy } from './host-rules.ts';
import { assemblePage } from './page-html.ts';
import { robotsTxt, sitemapXml } from './crawlers.ts';

/** What the built server bundle (src/prerender.tsx) exports. */
type Site = {
  sitePaths: () => string[];
  outside: { forms: string[]; frames: string[] };
  render: (path: string) => Promise<{
    status: number;
    html: string;
    css: string;
    headScripts: string[];
    routeIds: string[];
    chunkFiles: string[];
  }>;
};

/** The built files of the entry, the routes and the page's own chunks with all they import, the entry first. */
function scriptsFor(manifest: Manifest, routeIds: string[], chunkFiles: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit('client.tsx');
  for (const id of routeIds) visit(`routes${id}.tsx?tsr-split=component`);
  chunkFiles.forEach(visit);
  return [...files].map((file) => `/${file}`);
}

async function renderSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the client and ssr environments must be configured');
  await builder.build(client);
  await builder.build(ssr);

  const dist = join(builder.config.root, client.config.build.outDir);
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });
  const entry = join(builder.config.root, ssr.config.build.outDir, 'prerender.js');
  const site = (await import(pathToFileURL(entry).href)) as Site;

  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  };
  const page = async (path: string, file: string, expectedStatus: number) => {
    const { status, html, css, headScripts, routeIds, chunkFiles } = await site.render(path);
    if (status !== expectedStatus) throw new Error(`${path} rendered with status ${status}`);
    if (html.includes('<!--$!-->')) throw new Error(`${path} has a part that was not rendered`);
    const built = assemblePage({
      html,
      css,
      headScripts,
      scripts: scriptsFor(manifest, routeIds, chunkFiles),
      policy: (hashes) =>
        contentSecurityPolicy({
          ...hashes,
          connect: site.outside.forms,
          formAction: site.outside.forms,
          frame: site.outside.frames,
        }),
      metaPolicy,
    });
    await write(file, built.html);
    return { path, csp: built.policy, indexed: !/name="robots" content="noindex/.test(html) };
  };

  const pages = [];
  for (const path of site.sitePaths()) {
    pages.push(await page(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`, 200));
  }
  const notFound = await page('/404', '404.html', 404);
  const rules = hostRules({
    pages,
    notFoundCsp: notFound.csp,
    frames: site.outside.frames,
    redirects: Object.entries(legacySolutions).map(([from, to]) => ({
      from: `/solutions/${from}`,
      to: `/solutions/${to}`,
    })),
  });
  await write('_headers', rules.headersFile());
  await write('_redirects', rules.redirectsFile());
  await write('nginx.conf', rules.nginxConf());
  const indexed = pages.filter((built) => built.indexed).map((built) => built.path);
  await write('sitemap.xml', sitemapXml(indexed));
  await write('robots.txt', robotsTxt());
}

/** Builds the client and the server bundle, then writes every page and the hosts' files. */
export function prerender(): Plugin {
  return { name: 'prerender', buildApp: { order: 'pre', handler: renderSite } };
}
