import { machines } from '#machines/index.ts';
import { builtFile } from '#e2e/support/pages/built-pages.ts';
import { expect, testWithoutPage } from '#e2e/support/browser/fixtures.ts';

const ids = Object.keys(machines);

testWithoutPage('atlas: each machine has a page that is drawn, told and tabled in its file', () => {
  expect(builtFile('sitemap.xml')).not.toContain('/machines');
  for (const id of ids) {
    const html = builtFile(`machines/${id}.html`);
    expect(html, id).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1[ >]/g), id).toHaveLength(1);
    const parts = (name: string) =>
      [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, part = '']) => part);
    const inWords = parts('data-told');
    expect(inWords.length, id).toBeGreaterThan(1);
    expect(new Set(inWords).size, id).toBe(inWords.length);
    expect(new Set(parts('data-part')), id).toEqual(new Set(inWords));
    expect(html, id).not.toMatch(/ style="/);
  }
});

testWithoutPage(
  'atlas: two header rules cover all of its pages, with one policy',
  async ({ request }) => {
    const policies = new Set<string>();
    for (const path of ['/machines', '/machines/demo-form', `/machines/${ids.at(-1)}`]) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).not.toContain('unsafe');
      policies.add(policy);
    }
    expect(policies.size).toBe(1);
    const rules = builtFile('_headers').match(/^\/machines.*$/gm);
    expect(rules).toEqual(['/machines', '/machines/*']);
  },
);

testWithoutPage('atlas: no page of the site names a file of it', () => {
  const filesOf = (name: string) =>
    new Set([...builtFile(name).matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file));
  const site = filesOf('index.html');
  for (const file of filesOf('machines.html')) expect(site.has(file), file).toBe(false);
});
