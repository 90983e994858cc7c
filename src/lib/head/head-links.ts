/** Returns the links in every page's head; `font` is preloaded. */
export const headLinks = (font: string) => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: font,
    crossOrigin: 'anonymous' as const,
  },
];

/** Meta tags of every page. */
export const baseMeta = [
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
];
