import type { Page } from 'playwright/test';
import {
  failedRequestLine,
  expect,
  waitForHydration,
  open,
  test,
} from '#e2e/support/browser/fixtures.ts';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var changing: {
    texts: (root: Node) => Text[];
    wrap: (text: Text) => void;
    parts: () => string[];
    asBuilt?: string[];
  };
}

/** Simulates translators, extensions and proxies. Runs in the page, without closures. */
function teachChanges() {
  globalThis.changing = {
    texts(root) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter(
        ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, noscript'),
      );
    },
    wrap(text) {
      // As Google Translate does: a new text node replaces the old one.
      const [outer, inner] = ['translated-text', 'translated-text'].map((name) =>
        document.createElement(name),
      );
      if (!outer || !inner) return;
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    },
    parts: () =>
      ['header', 'main', 'footer'].map((name) => {
        const part = document.querySelector(name);
        return part
          ? globalThis.changing
              .texts(part)
              .map(({ data }) => data.trim())
              .join(' ')
          : '';
      }),
  };
}

function changeOneWord() {
  document.addEventListener('DOMContentLoaded', () => {
    const { changing } = globalThis;
    changing.asBuilt = changing.parts();
    const [word] = changing.texts(document.querySelector('header button') ?? document.body);
    if (word) changing.wrap(word);
  });
}

function changeAll() {
  document.addEventListener('DOMContentLoaded', () => {
    const { changing } = globalThis;
    changing.asBuilt = changing.parts();
    for (const text of changing.texts(document.body)) changing.wrap(text);
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
    for (const part of document.querySelectorAll('body, header')) {
      part.prepend(document.createElement('unknown-element'));
      part.append(document.createElement('unknown-element'));
    }
  });
}

// A playing scene changes its own text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/about', '/book-demo', '/customers/utilities'])
  for (const [changed, change] of [
    ['one word of the header', changeOneWord],
    ['all text and comments, and new elements,', changeAll],
  ] as const)
    test(`specification §12 changed document: ${path} keeps its text with ${changed} changed before hydration`, async ({
      page,
      expectConsole,
    }) => {
      // React reports the hydration mismatch.
      expectConsole(failedRequestLine, 'any');
      expectConsole(/Minified React error #4(18|23|25)/, 'any');
      await page.addInitScript(teachChanges);
      await page.addInitScript(change);
      await page.goto(path);
      await waitForHydration(page);
      const { asBuilt, parts } = await page.evaluate(() => ({
        asBuilt: globalThis.changing.asBuilt,
        parts: globalThis.changing.parts(),
      }));
      expect(parts.join('').length).toBeGreaterThan(300);
      const letters = (texts: string[] = []) => texts.map((text) => text.replaceAll(/\s+/g, ''));
      expect(letters(parts)).toEqual(letters(asBuilt));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

/** Selects another range; returns the text of its figures, which are counted after the press is painted. */
async function figures(page: Page): Promise<string> {
  await page.getByRole('button', { name: '24h' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Total conversations per hour');
  return (await main.innerText()).replaceAll(/\s+/g, ' ');
}

test('specification §12 changed document: a translated dashboard shows the figures of the selected range', async ({
  page,
}) => {
  await page.addInitScript(teachChanges);
  await open(page, '/dashboard');
  const expected = await figures(page);
  await open(page, '/dashboard');
  await page.evaluate(() => {
    const { changing } = globalThis;
    for (const text of changing.texts(document.body)) changing.wrap(text);
  });
  expect(await figures(page)).toBe(expected);
});
