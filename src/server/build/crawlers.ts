import { brand } from '#content/brand.ts';

/** The sitemap of the given paths, each with its canonical address. */
export function sitemapXml(paths: string[]): string {
  const urls = paths.map(
    (path) => `  <url><loc>${brand.siteUrl}${path === '/' ? '/' : path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * What crawlers may fetch: everything but the form service. Pages that are not to be listed say so
 * themselves with `noindex`, which a crawler can only read where it may fetch them.
 */
export function robotsTxt(): string {
  return ['User-agent: *', 'Disallow: /forms/', `Sitemap: ${brand.siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
