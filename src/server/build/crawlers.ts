import { brand } from '#content/brand.ts';

/** Returns a sitemap with the canonical URL of each path. */
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
 * Returns robots.txt, which disallows only the form collector. Unlisted pages carry `noindex`
 * instead: a crawler has to fetch a page to read that.
 */
export function robotsTxt(): string {
  return ['User-agent: *', 'Disallow: /forms/', `Sitemap: ${brand.siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
