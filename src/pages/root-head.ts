import { brand } from '../../content/brand';
import { preloadedFont } from '../design/global';
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
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      ...fallback.meta,
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: preloadedFont,
        crossOrigin: 'anonymous' as const,
      },
    ],
  };
}
