import type { Page } from 'playwright/test';
import { expect, open, reportMetric, test } from '#e2e/support/browser/fixtures.ts';
import { violationsIn } from '#e2e/support/browser/violations.ts';

const otherPages = ['/film/outage-response.html?autoplay=1', '/machines', '/machines/hero-form'];
const elsewhere = 'https://elsewhere.example';

/** How often planted code has run. */
declare let hits: number;

// Every other page is asked as it is loaded, in every-page.spec.ts.
test('contracts §8 policy: pages beside the site, and those that React makes the head of, record no violation', async ({
  context,
  page,
}) => {
  const violations = await violationsIn(context);
  for (const path of otherPages) await page.goto(path);

  await open(page, '/?inspect');
  const links = page.getByRole('contentinfo').getByRole('link');
  const hrefs = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  const pages = hrefs.filter((href) => /^\/(?!machines|book-demo)/.test(href));
  expect(pages.length).toBeGreaterThan(15);
  for (const href of pages) {
    await page.getByRole('contentinfo').locator(`a[href="${href}"]`).first().click();
    await page.waitForURL(`**${href}`);
  }
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(violations).toEqual([]);
});

/** The home page as it would come if somebody had got `markup` into it; its own code does not run. */
async function openPlanted(page: Page, markup: string): Promise<void> {
  await page.route('/planted', async (route) => {
    const response = await route.fetch({ url: new URL('/', route.request().url()).href });
    const body = (await response.text())
      .replace(/(id="app-files">)[^<]*/, '$1[]')
      .replace(/<body[^>]*>/, (tag) => `${tag}${markup}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/planted');
}

const planted: [what: string, directive: string, markup: string][] = [
  ['an inline script', 'script-src-elem', '<script>hit()</script>'],
  ['a script of another host', 'script-src-elem', `<script src="${elsewhere}/a.js"></script>`],
  ['an event handler', 'script-src-attr', '<img src="/favicon.svg" onload="hit()">'],
  ['a style attribute', 'style-src-attr', '<p id="styled" style="color:rgb(1,2,3)">A</p>'],
  ['a style element', 'style-src-elem', '<style>#styled{color:rgb(1,2,3)!important}</style>'],
  ['a foreign picture', 'img-src', `<img src="${elsewhere}/a.png">`],
  ['a foreign frame', 'frame-src', `<iframe src="${elsewhere}/"></iframe>`],
  ['a base', 'base-uri', `<base href="${elsewhere}/">`],
  ['a plugin', 'object-src', '<object data="/favicon.svg"></object>'],
];

test('contracts §8 policy: markup that somebody got into a page is blocked', async ({
  context,
  page,
  expectConsole,
}) => {
  expectConsole(/violates the following Content Security Policy|ERR_BLOCKED_BY_CSP/);
  expectConsole(new RegExp(`request: ${elsewhere}`), 'any');
  const violations = await violationsIn(context);
  await page.addInitScript(() => Object.assign(globalThis, { hits: 0, hit: () => (hits += 1) }));
  const link = '<a id="planted-link" href="javascript:hit()">A</a>';
  const form = `<form action="${elsewhere}/" method="post"><button id="planted-form">A</button></form>`;
  await openPlanted(page, planted.map(([, , markup]) => markup).join('') + link + form);
  await page.locator('#planted-link').dispatchEvent('click');
  const directives = new Set(planted.map(([, directive]) => directive));
  const reported = (directive: string) =>
    expect
      .poll(() => violations.join('\n'), { message: `${directive} is reported` })
      .toContain(`/planted ${directive} `);
  for (const directive of directives) await reported(directive);
  // The script and the link are inline, and each is told by the header's policy and the tag's.
  const inline = () => violations.filter((line) => line === '/planted script-src-elem inline');
  await expect.poll(() => inline().length).toBe(4);
  const became = await page.evaluate(() => ({
    hits,
    color: getComputedStyle(document.getElementById('styled')!).color,
    base: new URL(document.baseURI).pathname,
  }));
  expect(became).toEqual({
    hits: 0,
    color: expect.not.stringMatching('1, 2, 3'),
    base: '/planted',
  });
  await page.locator('#planted-form').dispatchEvent('click');
  await reported('form-action');
  const kinds = new Set(violations.map((line) => line.split(' ')[1]));
  reportMetric(
    `markup that was planted: ${violations.length} reports of ${kinds.size} directives, ${became.hits} hits`,
  );
});

test('contracts §8 policy: code that turns text into markup, code or a call elsewhere is blocked', async ({
  context,
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|requires 'Trusted|ERR_BLOCKED_BY_CSP|Refused to/);
  expectConsole(new RegExp(`request: ${elsewhere}`), 'any');
  const violations = await violationsIn(context);
  await open(page, '/');
  const ran = await page.evaluate(async (origin) => {
    const place = document.createElement('div');
    const script = () => document.createElement('script');
    const attempts: Record<string, () => unknown> = {
      'innerHTML of a script': () => (place.innerHTML = '<script>1</script>'),
      'innerHTML of an image': () => (place.innerHTML = '<img src=x onerror=1>'),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', '<b>A</b>'),
      'a frame’s srcdoc': () => (document.createElement('iframe').srcdoc = '<b>A</b>'),
      'text of a script': () => (script().text = 'globalThis.hit = 1'),
      'src of a script': () => (script().src = '/inspect.js'),
      'a handler as text': () => place.setAttribute('onclick', 'globalThis.hit = 1'),
      // oxlint-disable-next-line no-eval -- it is tried to see it refused
      'evaluated text': () => (0, eval)('1') as unknown,
      'a function of text': () => Reflect.construct(Function, ['return 1']),
      'a foreign module': () => import(/* @vite-ignore */ `${origin}/a.js`),
      'a foreign call': () => fetch(origin, { mode: 'no-cors' }),
      'a second policy': () =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          }
        ).trustedTypes.createPolicy('default', {}),
    };
    const through: string[] = [];
    // The browser's tools may evaluate text until the call they were given has returned.
    await new Promise((resolve) => setTimeout(resolve));
    for (const [what, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        through.push(what);
      } catch {
        continue;
      }
    }
    return through;
  }, elsewhere);
  expect(ran).toEqual([]);
  for (const directive of ['require-trusted-types-for', 'script-src', 'connect-src'])
    await expect.poll(() => violations.join('\n')).toContain(`/ ${directive}`);
});
