import type { brand } from '../../content/brand';

/** What the head of one page says. */
export type PageHead = {
  /** The page's own name, without the brand. */
  title: string;
  description: string;
  /** The page's path on the site. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Path of the picture for links shared elsewhere. */
  image?: string;
  /** Schema.org objects; `@context` is added. */
  jsonLd?: readonly object[];
};

type Brand = Pick<typeof brand, 'name'> & { readonly [Name in 'siteUrl']: string };
type Attributes = Record<string, string>;

/**
 * Returns a page's tags in the shape of the router's `head()` (contracts §2): title, description,
 * canonical address, Open Graph, Twitter, robots and JSON-LD.
 */
export function pageHead(
  page: PageHead,
  { name, siteUrl }: Brand,
): { meta: Record<string, unknown>[]; links: Attributes[] } {
  const title = `${page.title} · ${name}`;
  const address = (path: string) => `${siteUrl}/${path}`.replace(/([^:])\/+/g, '$1/');
  const url = address(page.path.replace(/[?#].*$/s, '')).replace(/\/+$/, '');
  const meta: Record<string, unknown>[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
  ];
  if (page.image) {
    meta.push({ property: 'og:image', content: address(page.image) });
    meta.push({ name: 'twitter:image', content: address(page.image) });
  }
  meta.push({ name: 'robots', content: page.noindex ? 'noindex' : 'index, follow' });
  for (const thing of page.jsonLd ?? []) {
    meta.push({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } });
  }
  return { meta, links: [{ rel: 'canonical', href: url }] };
}
