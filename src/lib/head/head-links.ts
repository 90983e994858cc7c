/** Returns the links that every page has in its head; `font` is fetched before text is painted. */
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

/** Meta tags that every page has, beside its own. */
export const baseMeta = [
  { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  { name: 'color-scheme', content: 'light dark' },
];
