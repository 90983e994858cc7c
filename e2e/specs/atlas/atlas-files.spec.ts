import { machines } from '#machines/index.ts';
import { builtFile } from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage } from '#e2e/support/browser/fixtures.ts';

const ids = Object.keys(machines);

testWithoutPage(
  'atlas: the built page of each machine contains its chart, description and table',
  () => {
    expect(builtFile('sitemap.xml')).not.toContain('/machines');
    for (const id of ids) {
      const html = builtFile(`machines/${id}.html`);
      expect(html, id).toContain('<meta name="robots" content="noindex"/>');
      expect(html.match(/<h1[ >]/g), id).toHaveLength(1);
      const parts = (name: string) =>
        [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, part = '']) => part);
      const described = parts('data-part-link');
      expect(described.length, id).toBeGreaterThan(1);
      expect(new Set(described).size, id).toBe(described.length);
      const drawn = parts('data-part').filter((part) => !part.startsWith('legend.'));
      expect(new Set(drawn), id).toEqual(new Set(described));
      expect(html, id).not.toMatch(/ style="/);
    }
  },
);

testWithoutPage('atlas: pages of the site reference none of its files', () => {
  const filesOf = (name: string) =>
    new Set([...builtFile(name).matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file));
  const site = filesOf('index.html');
  for (const file of filesOf('machines.html')) expect(site.has(file), file).toBe(false);
});
