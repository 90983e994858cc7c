import type { brand } from '#content/brand.ts';

/** Data of a page's head. */
export type PageHead = {
  /** The page's own name, without the brand. */
  title: string;
  description: string;
  /** The page's path on the site. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Schema.org objects; `@context` is added. */
  jsonLd?: readonly object[];
};

type Brand = Pick<typeof brand, 'name'> & { readonly [Name in 'siteUrl']: string };
type Attributes = Record<string, string>;

/** The size of every picture for shared links, in px. */
const imageSize = { width: '1200', height: '630' };

/**
 * Returns a page's tags in the shape of the router's `head()` (contracts §2): title, description,
 * canonical address, Open Graph, Twitter, robots and JSON-LD. A page that is indexed names its
 * picture for shared links, `/og/PATH.png`, which the build draws.
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
  // Crawlers read the rest in the page as it was built: browsers need no code for it.
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
