import { addressOf, builtFile, builtPaths, fileOf } from './built-pages';
import { expect, open, test } from './fixtures';
import { htmlFaults } from './html-faults';

for (const path of builtPaths) {
  test(`contracts §2: ${path} is read as it is written, ids are unique, nothing has a style attribute`, () => {
    const html = builtFile(fileOf(path));
    expect(htmlFaults(html)).toEqual([]);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/);
  });

  test(`design: ${path} never scrolls sideways, at 320 px or with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, addressOf(path));
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 120));
      });
    expect(await overflow()).toEqual([]);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow()).toEqual([]);
  });
}

test('contracts §2: no link and no anchor of any page is dead', async ({ request }) => {
  const ids = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const path of builtPaths) {
    const html = builtFile(fileOf(path));
    ids.set(path, new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      if (/^(https?:|mailto:)/.test(href)) continue;
      links.set(href.startsWith('#') ? path + href : href, path);
    }
  }
  const dead: string[] = [];
  for (const [href, from] of links) {
    const [target = '', hash] = href.split('#');
    const known = ids.get(target);
    const response = known ? undefined : await request.get(target);
    if (response && !response.ok()) dead.push(`${href} on ${from}: ${response.status()}`);
    if (known && hash && !known.has(hash)) dead.push(`${href} on ${from}: no such anchor`);
  }
  expect(dead).toEqual([]);
});
