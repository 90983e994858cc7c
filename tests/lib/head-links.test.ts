import { expect, test } from 'vitest';
import { baseMeta, headLinks } from '../../src/lib/head-links';

test('§2 head: every page names its icons, its manifest and the one font that is fetched early', () => {
  expect(headLinks('/assets/sans.woff2')).toEqual([
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
    {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: '/assets/sans.woff2',
      crossOrigin: 'anonymous',
    },
  ]);
});

test('§2 head: every page fits the screen, and both colour schemes', () => {
  expect(baseMeta).toEqual([
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'color-scheme', content: 'light dark' },
  ]);
});
