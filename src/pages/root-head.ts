import { brand } from '../../content/brand';
import { preloadedFont } from '../design/global';
import { baseMeta, headLinks } from '../lib/head-links';
import { pageHead } from '../lib/page-head';

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
