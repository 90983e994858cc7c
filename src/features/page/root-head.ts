import { brand } from '#content/brand.ts';
import { preloadedFont } from '#src/design/global.ts';
import { baseMeta, headLinks } from '#src/lib/head/head-links.ts';
import { pageHead } from '#src/lib/head/page-head.ts';

/** Returns the head shared by all pages. Its title is a fallback for unknown pages. */
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
