import type { Page } from 'playwright/test';
import { expect, test } from '#e2e/support/browser/fixtures.ts';
import { holdScripts } from '#e2e/support/browser/held-scripts.ts';
import { demoButton, heroEmail } from '#e2e/support/product/forms.ts';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var changing: {
    texts: () => Text[];
    wrap: (text: Text) => void;
    stripComments: () => void;
    /** The length of the visible text at first, and at least since then. */
    first: number;
    least: number;
  };
}

/** Simulates translators, extensions and proxies, and measures the text. Runs in the page. */
function teachChanges() {
  const nodes = (kind: number) => {
    const walker = document.createTreeWalker(document, kind);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };
  const changing = {
    texts: () =>
      (nodes(NodeFilter.SHOW_TEXT) as Text[]).filter(
        ({ data, parentElement }) =>
          data.trim() && !parentElement?.closest('head, script, noscript, style'),
      ),
    wrap(text: Text) {
      // As Google Translate does: a new text node replaces the old one.
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
      if (!outer || !inner) return;
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    },
    stripComments: () => {
      for (const comment of nodes(NodeFilter.SHOW_COMMENT) as Comment[]) comment.remove();
    },
    first: 0,
    least: Infinity,
  };
  globalThis.changing = changing;
  const measure = () => {
    const { length } = document.body.innerText;
    changing.first ||= length;
    changing.least = Math.min(changing.least, length);
  };
  const watch = () => {
    measure();
    requestAnimationFrame(watch);
    new MutationObserver(measure).observe(document, { childList: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', () => setTimeout(watch));
}

const changes = {
  'one word changed': () => {
    const word = globalThis.changing
      .texts()
      .find(({ parentElement }) => parentElement?.closest('a'));
    if (word) word.data = 'Changed';
  },
  'comments removed': () => globalThis.changing.stripComments(),
  'elements of an extension': () => {
    for (const part of document.querySelectorAll('body, header, main')) {
      part.prepend(document.createElement('unknown-element'));
      part.append(document.createElement('unknown-element'));
    }
  },
  'all text translated': () => {
    for (const text of globalThis.changing.texts()) globalThis.changing.wrap(text);
  },
};

const selectTab = async (page: Page) => {
  const tab = page.getByRole('tab', { name: 'Workforce' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};
const submitForm = async (page: Page) => {
  await demoButton(page).click();
  await expect(page.getByRole('alert')).toContainText('last name');
};
const selectRange = async (page: Page) => {
  await page.getByRole('button', { name: '24h' }).click();
  await expect(page.getByRole('main')).toContainText('Total conversations per hour');
};

// A playing scene changes its own text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks that nothing was lost, then uses the page. */
async function expectWhole(page: Page, path: string, act: (page: Page) => Promise<void>) {
  const { first, least } = await page.evaluate(() => globalThis.changing);
  expect(first, `${path} is readable`).toBeGreaterThan(300);
  expect(least, `${path} keeps its text`).toBeGreaterThan(0.9 * first);
  await act(page);
}

for (const [path, act, kinds] of [
  ['/', selectTab, ['one word changed', 'all text translated']],
  ['/book-demo', submitForm, ['comments removed']],
  ['/dashboard', selectRange, ['elements of an extension']],
] as const)
  test(`§12.41 changed document: ${path} keeps its text at every moment, and works`, async ({
    context,
    expectConsole,
  }) => {
    expectConsole(/Minified React error #418/, 'any');
    await context.addInitScript(teachChanges);
    for (const kind of kinds)
      await test.step(kind, async () => {
        const page = await context.newPage();
        const change = changes[kind];
        await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`);
        await page.goto(path);
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await expectWhole(page, path, act);
        await page.close();
      });
    if (path === '/dashboard') return;
    await test.step('changed after hydration', async () => {
      const page = await context.newPage();
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(changes['comments removed']);
      await page.evaluate(changes['all text translated']);
      await expectWhole(page, path, act);
    });
  });

test('§12.42 changed document: a button drawn again while it is pressed is pressed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Minified React error #418/, 'any');
  await page.addInitScript(teachChanges);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/DemoForm-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/book-demo');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(changes['all text translated']);
  const before = await demoButton(page).elementHandle();
  await demoButton(page).hover();
  await page.mouse.down();
  release();
  await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('last name');
});

test('§12.41 changed document: text and a press from before hydration stay', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Minified React error #418/, 'any');
  await page.addInitScript(teachChanges);
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await heroEmail(page).fill('ada@ridge-fiber.example');
  await page.getByRole('tab', { name: 'Workforce' }).click();
  await page.evaluate(changes['comments removed']);
  release();
  await expect(page.getByRole('tab', { name: 'Workforce' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(heroEmail(page)).toHaveValue('ada@ridge-fiber.example');
});
