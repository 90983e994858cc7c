import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { violationsIn } from '#e2e/support/browser/violations.ts';
import { titleOf } from '#e2e/support/pages/built-pages.ts';

const elsewhere = 'https://elsewhere.example';

/** The number of times injected code ran. */
declare let hits: number;

test('§18.8 policy: client-side navigations report no violations', async ({ context, page }) => {
  const violations = await violationsIn(context);
  await open(page, '/?inspect');
  const links = page.getByRole('contentinfo').getByRole('link');
  const hrefs = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  const pages = hrefs.filter((href) => /^\/(?!machines|book-demo)/.test(href));
  expect(pages.length).toBeGreaterThan(15);
  for (const href of pages) {
    await links
      .and(page.locator(`[href="${href}"]`))
      .first()
      .dispatchEvent('click');
    const { pathname } = new URL(href, page.url());
    await expect(page).toHaveTitle(titleOf(pathname));
  }
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(violations).toEqual([]);
});

/** Opens the home page with injected `markup`; the page's own code does not run. */
async function openInjected(page: Page, markup: string): Promise<void> {
  await page.route('/planted', async (route) => {
    const response = await route.fetch({ url: new URL('/', route.request().url()).href });
    const body = (await response.text())
      .replace(/(id="app-files">)[^<]*/, '$1[]')
      .replace(/<body[^>]*>/, (tag) => `${tag}${markup}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/planted');
}

const injected: [kind: string, directive: string, markup: string][] = [
  ['an inline script', 'script-src-elem', '<script>hit()</script>'],
  ['a script of another host', 'script-src-elem', `<script src="${elsewhere}/a.js"></script>`],
  ['an event handler', 'script-src-attr', '<img src="/favicon.svg" onload="hit()">'],
  ['a style attribute', 'style-src-attr', '<p id="styled" style="color:rgb(1,2,3)">A</p>'],
  ['a style element', 'style-src-elem', '<style>#styled{color:rgb(1,2,3)!important}</style>'],
  ['a picture of another host', 'img-src', `<img src="${elsewhere}/a.png">`],
  ['a frame of another host', 'frame-src', `<iframe src="${elsewhere}/"></iframe>`],
  ['a base', 'base-uri', `<base href="${elsewhere}/">`],
  ['a plugin', 'object-src', '<object data="/favicon.svg"></object>'],
];

test('§18.9 policy: injected markup is blocked', async ({ context, page, expectConsole }) => {
  expectConsole(/violates the following Content Security Policy|ERR_BLOCKED_BY_CSP/);
  expectConsole(new RegExp(`request: ${elsewhere}`), 'any');
  const violations = await violationsIn(context);
  await page.addInitScript(() => Object.assign(globalThis, { hits: 0, hit: () => (hits += 1) }));
  const link = '<a id="planted-link" href="javascript:hit()">A</a>';
  const form = `<form action="${elsewhere}/" method="post"><button id="planted-form">A</button></form>`;
  await openInjected(page, injected.map(([, , markup]) => markup).join('') + link + form);
  await page.locator('#planted-link').dispatchEvent('click');
  const directives = new Set(injected.map(([, directive]) => directive));
  const reported = (directive: string) =>
    expect
      .poll(() => violations.join('\n'), { message: `${directive} is reported` })
      .toContain(`/planted ${directive} `);
  for (const directive of directives) await reported(directive);
  // Two inline violations (script and link), each reported by the policies of the header and the
  // meta tag.
  const inline = () => violations.filter((line) => line === '/planted script-src-elem inline');
  await expect.poll(() => inline().length).toBe(4);
  const effects = await page.evaluate(() => ({
    hits,
    color: getComputedStyle(document.getElementById('styled')!).color,
    base: new URL(document.baseURI).pathname,
  }));
  expect(effects).toEqual({
    hits: 0,
    color: expect.not.stringMatching('1, 2, 3'),
    base: '/planted',
  });
  await page.locator('#planted-form').dispatchEvent('click');
  await reported('form-action');
});

test('§18.8 policy: code that turns text into markup, code or a request to another host is blocked', async ({
  context,
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|requires 'Trusted|ERR_BLOCKED_BY_CSP|Refused to/);
  expectConsole(new RegExp(`request: ${elsewhere}`), 'any');
  const violations = await violationsIn(context);
  await open(page, '/');
  const ran = await page.evaluate(async (origin) => {
    const container = document.createElement('div');
    const script = () => document.createElement('script');
    const attempts: Record<string, () => unknown> = {
      'innerHTML of a script': () => (container.innerHTML = '<script>1</script>'),
      'innerHTML of an image': () => (container.innerHTML = '<img src=x onerror=1>'),
      insertAdjacentHTML: () => container.insertAdjacentHTML('beforeend', '<b>A</b>'),
      'a frame’s srcdoc': () => (document.createElement('iframe').srcdoc = '<b>A</b>'),
      'text of a script': () => (script().text = 'globalThis.hit = 1'),
      'src of a script': () => (script().src = '/inspect.js'),
      'an event handler as text': () => container.setAttribute('onclick', 'globalThis.hit = 1'),
      // oxlint-disable-next-line no-eval -- the policy must refuse it
      'evaluated text': () => (0, eval)('1') as unknown,
      'a function of text': () => Reflect.construct(Function, ['return 1']),
      'a module of another host': () => import(/* @vite-ignore */ `${origin}/a.js`),
      'a request to another host': () => fetch(origin, { mode: 'no-cors' }),
      'a second policy': () =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          }
        ).trustedTypes.createPolicy('default', {}),
    };
    const succeeded: string[] = [];
    // DevTools may evaluate text until the current task has ended.
    await new Promise((resolve) => setTimeout(resolve));
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        succeeded.push(name);
      } catch {
        continue;
      }
    }
    return succeeded;
  }, elsewhere);
  expect(ran).toEqual([]);
  for (const directive of ['require-trusted-types-for', 'script-src', 'connect-src'])
    await expect.poll(() => violations.join('\n')).toContain(`/ ${directive}`);
});
