import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { builtFile, builtPaths, fileOf } from './built-pages';
import { expect, testWithoutPage as test } from './fixtures';

function linksIn(node: Tree.ParentNode): Record<string, string>[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    const isLink = ['a', 'area', 'form', 'iframe', 'link'].includes(child.tagName);
    return [...(isLink ? [attributes] : []), ...linksIn(child)];
  });
}

const files = [...builtPaths.map(fileOf), '404.html', 'machines.html'];

test('§7 links: every link of every built page has a safe scheme, and a new tab gets no opener', () => {
  let links = 0;
  for (const file of files) {
    for (const link of linksIn(parse(builtFile(file)))) {
      const target = link['href'] ?? link['action'] ?? link['src'];
      if (target !== undefined) {
        links += 1;
        const { protocol } = new URL(target, 'https://same.example/');
        const isIcon = protocol === 'data:' && link['rel'] === 'icon';
        expect(isIcon || ['https:', 'mailto:'].includes(protocol), `${file}: ${target}`).toBe(true);
      }
      if (link['target'] === '_blank')
        expect(link['rel'], `${file}: ${target}`).toMatch(/\bnoopener\b/);
    }
  }
  expect(links).toBeGreaterThan(files.length * 10);
});
