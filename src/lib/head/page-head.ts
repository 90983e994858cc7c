import type { brand } from '#content/brand.ts';

/** Data of a page's head. */
export type PageHead = {
  /** Page name without the brand. */
  title: string;
  description: string;
  path: string;
  /** Excludes the page from search engines. */
  noindex?: boolean;
  /** Schema.org objects; `@context` is added. */
  jsonLd?: readonly object[];
};

type Brand = Pick<typeof brand, 'name'> & { readonly [Name in 'siteUrl']: string };
type Attributes = Record<string, string>;

/** Size of every Open Graph image in px. */
const imageSize = { width: '1200', height: '630' };

/**
 * Returns a page's tags in the shape of the router's `head()` (specification §12.19): title,
 * description, canonical URL, Open Graph, Twitter, robots and JSON-LD. An indexed page refers to
 * its Open Graph image, `/og/PATH.png`, which the build renders.
 */
export function pageHead(
  page: PageHead,
  { name, siteUrl }: Brand,
): { meta: Record<string, unknown>[]; links: Attributes[] } {
  const title = `${page.title} · ${name}`;
  const address = (path: string) => `${siteUrl}/${path}`.replace(/([^:])\/+/g, '$1/');
  const url = address(page.path.replace(/[?#].*/s, '')).replace(/\/+$/, '');
  const meta: Record<string, unknown>[] = [
    { title },
    { name: 'description', content: page.description },
    { name: 'robots', content: page.noindex ? 'noindex' : 'index, follow' },
  ];
  const links = [{ rel: 'canonical', href: url }];
  // Crawlers read the other tags from the prerendered page: browsers don't need this code.
  if (!import.meta.env.SSR) return { meta, links };
  meta.push(
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: page.noindex ? 'summary' : 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
  );
  if (!page.noindex) {
    const image = address(`/og${page.path === '/' ? '/home' : page.path}.png`);
    meta.push(
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: imageSize.width },
      { property: 'og:image:height', content: imageSize.height },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: title },
    );
  }
  for (const thing of page.jsonLd ?? []) {
    meta.push({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } });
  }
  return { meta, links };
}
