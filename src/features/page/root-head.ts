import { brand } from '#content/brand.ts';
import { preloadedFont } from '#src/design/global.ts';
import { baseMeta, headLinks } from '#src/lib/head/head-links.ts';
import { pageHead } from '#src/lib/head/page-head.ts';

/** What every page has in its head. Its title stands only where no page is found. */
export function rootHead() {
  const fallback = pageHead(
    {
      title: 'Page not found',
      description: 'There is no page at this address.',
      path: '/404',
      noindex: true,
    },
    brand,
  );
  return {
    meta: [...baseMeta, ...fallback.meta],
    links: headLinks(preloadedFont),
  };
}
