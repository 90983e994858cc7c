import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseMeta, headLinks } from '#src/lib/head/head-links.ts';

const site = `${import.meta.dirname}/../../../src/public`;
const font = '/assets/sans.woff2';
const links = headLinks(font);
const linksOf = (rel: string) => links.filter((link) => link.rel === rel);

test('§12.22 head: the icons of every page are files of the site', () => {
  const icons = ['icon', 'apple-touch-icon'].flatMap(linksOf);
  expect(icons).toHaveLength(3);
  for (const { href } of icons) expect(existsSync(site + href), href).toBe(true);
});

test('§12.22: every page links the web manifest', () => {
  expect(linksOf('manifest')).toEqual([{ rel: 'manifest', href: '/site.webmanifest' }]);
});

test('§12.22 head: browsers prefer the vector icon', () => {
  const [drawn, ...others] = linksOf('icon').filter(({ href }) => href.endsWith('.svg'));
  expect(others).toEqual([]);
  expect(drawn).toMatchObject({ type: 'image/svg+xml' });
  expect(linksOf('icon').find((link) => link !== drawn)).toMatchObject({ sizes: '32x32' });
});

test('§12.22 head: one font is preloaded in the mode that style sheets use, to avoid a second request', () => {
  expect(linksOf('preload')).toEqual([
    { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' },
  ]);
});

test('§12.22 head: pages allow zoom, use the device width, and support both color schemes', () => {
  const contents = Object.fromEntries(baseMeta.map(({ name, content }) => [name, content]));
  expect(contents['viewport']?.split(', ')).toContain('width=device-width');
  expect(contents['viewport']).not.toMatch(/user-scalable|maximum-scale/);
  expect(contents['color-scheme']?.split(' ').toSorted()).toEqual(['dark', 'light']);
});
