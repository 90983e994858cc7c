import { brand } from '#content/brand.ts';
import { isWithin } from '#e2e/support/pages/brotli-size.ts';
import {
  barePaths,
  builtFile,
  builtPaths,
  builtScripts,
  builtSize,
  fileOf,
  publicPaths,
  workspacePaths,
} from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import { headOf, tagsOf } from '#e2e/support/pages/html.ts';
import { htmlFaults } from '#e2e/support/pages/html-faults.ts';

// Checks that need no browser; every-page.spec.ts has the others.

// Bytes as sent (brotli at its best quality); 1 KB is 1,000 bytes.
const budget = { html: 24_000, font: 35_000 };

test('§12.24 markup: every page is valid, with unique ids and no style attributes', () => {
  for (const path of builtPaths) {
    const html = builtFile(fileOf(path));
    expect.soft(htmlFaults(html), path).toEqual([]);
    const tags = tagsOf(html);
    const ids = tags.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        tags.filter(({ attributes }) => 'style' in attributes),
        path,
      )
      .toEqual([]);
  }
});

test('§12.19 seo: every page has a title, canonical URL and previews, and only public pages are indexed', () => {
  const described = ['description', 'twitter:card', 'twitter:title'];
  const shared = ['og:title', 'og:description', 'og:url', 'og:type'];
  for (const path of builtPaths) {
    const head = headOf(builtFile(fileOf(path)));
    expect.soft(head['title'], path).toEqual([expect.stringMatching(/^\S.* · /)]);
    expect.soft(head['title']?.[0], path).toMatch(new RegExp(` · ${brand.name}$`));
    const addresses = (head['canonical'] ?? []).map((href) => new URL(href));
    const canonical = addresses.map(({ origin, pathname }) => origin + pathname);
    expect.soft(canonical, path).toEqual([brand.siteUrl + path]);
    for (const name of [...described, ...shared])
      expect.soft(head[name], `${path}: ${name}`).toEqual([expect.stringMatching(/\S/)]);
    const isIndexed = ![...barePaths, ...workspacePaths].includes(path);
    const robots = isIndexed ? 'index, follow' : expect.stringContaining('noindex');
    expect.soft(head['robots'], path).toEqual([robots]);
  }
});

test('§12.25 links: links and anchors resolve, schemes are safe, and new tabs get no opener', async ({
  request,
}) => {
  test.setTimeout(60_000);
  const isLink = ['a', 'area', 'form', 'iframe', 'link'];
  const ids = new Map<string, Set<string | undefined>>();
  const links = new Map<string, string>();
  const faults: string[] = [];
  for (const path of [...builtPaths, '/404', '/machines']) {
    const tags = tagsOf(builtFile(fileOf(path)));
    ids.set(path, new Set(tags.map(({ attributes }) => attributes['id'])));
    for (const { name, attributes } of tags.filter((tag) => isLink.includes(tag.name))) {
      const target = attributes['href'] ?? attributes['action'] ?? attributes['src'];
      if (target === undefined) continue;
      const { protocol, host } = new URL(target, 'https://same.example/');
      const isIcon = protocol === 'data:' && attributes['rel'] === 'icon';
      const isSafe = isIcon || ['https:', 'mailto:'].includes(protocol);
      const hasNoOpener =
        attributes['target'] !== '_blank' || /\bnoopener\b/.test(attributes['rel'] ?? '');
      if (!isSafe || !hasNoOpener) faults.push(`${path}: ${target}`);
      if (name === 'a' && host === 'same.example')
        links.set(target.startsWith('#') ? path + target : target, path);
    }
  }
  expect(links.size).toBeGreaterThan(builtPaths.length);
  for (const [href, from] of links) {
    const [target = '', hash] = href.split('#');
    const pageIds = ids.get(target);
    if (!pageIds) {
      const response = await request.get(target);
      if (!response.ok()) faults.push(`${from}: ${href} returns ${response.status()}`);
    } else if (hash && !pageIds.has(hash)) faults.push(`${from}: ${href} has no such anchor`);
  }
  expect(faults).toEqual([]);
});

test('speed: every script of the site is compiled while it arrives (decision 020)', () => {
  expect(builtScripts.length).toBeGreaterThan(50);
  const without = builtScripts.filter(
    (file) => !builtFile(file).startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  // pdf.js brings its worker as a file.
  expect(without.filter((file) => !file.includes('pdf.worker'))).toEqual([]);
});

test('speed: public pages have at most 24 KB with styles, and every page preloads one font of at most 35 KB', () => {
  for (const path of publicPaths)
    expect.soft(isWithin(`/${fileOf(path)}`, budget.html), path).toBe(true);
  for (const path of builtPaths) {
    const fonts = tagsOf(builtFile(fileOf(path))).filter(
      ({ attributes }) => attributes['rel'] === 'preload' && attributes['as'] === 'font',
    );
    expect.soft(fonts, path).toHaveLength(1);
    const file = fonts[0]?.attributes['href'] ?? '';
    expect.soft(builtSize(file), path).toBeLessThanOrEqual(budget.font);
  }
});
