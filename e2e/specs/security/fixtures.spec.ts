import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, test, testWithoutPage } from '#e2e/support/browser/fixtures.ts';
import { htmlFaults } from '#e2e/support/pages/html-faults.ts';

/** Opens a page of the site's origin that runs one script. */
async function show(page: Page, script: string, headers: Record<string, string> = {}) {
  const body = `<!doctype html><title>Probe</title><link rel="icon" href="data:,"><body><script>${script}</script>`;
  await page.route('**/probe', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  await page.goto('/probe');
  await expect(page).toHaveTitle('Probe');
}

test.describe('fixtures: a test fails', () => {
  test.fail('on a console warning', ({ page }) => show(page, 'console.warn("no")'));
  test.fail('on an uncaught error', ({ page }) => show(page, 'throw new Error("no")'));
  test.fail('on a request to another origin', ({ page }) =>
    show(page, 'fetch("http://127.0.0.1:9/").catch(() => {})'),
  );
  test.fail(
    'on an expected line that appears too often, in a second page',
    async ({ context, expectConsole }) => {
      expectConsole(/twice/, 1);
      await show(await context.newPage(), 'console.error("twice"); console.error("twice")');
    },
  );
  test.fail('on an expected line that does not appear', ({ page, expectConsole }) => {
    expectConsole(/never/);
    return show(page, '');
  });
});

test('fixtures: axe finds low contrast in the dark theme only', async ({ page, expectConsole }) => {
  expectConsole(/named/);
  await show(
    page,
    `console.warn('named');
     document.body.innerHTML = '<main><h1>Probe</h1><p>Pale</p></main><style>@media (prefers-color-scheme: dark) { p { color: #ccc; background: #fff } }</style>';
     document.documentElement.lang = 'en'`,
  );
  const finding = { theme: 'dark', id: 'color-contrast' };
  await expect(expectNoAxeViolations(page)).rejects.toMatchObject({
    matcherResult: { actual: [finding] },
  });
  await page.locator('p').evaluate((element) => element.remove());
  await expectNoAxeViolations(page);
});

testWithoutPage('fixtures: htmlFaults finds markup that a browser would repair', () => {
  const page = (body: string) =>
    `<!doctype html><html><head><title>x</title></head><body><main>${body}</main></body></html>`;
  expect(htmlFaults(page('<p>x<br/></p><svg><path d=""></path></svg>'))).toEqual([]);
  for (const [fault, part] of Object.entries({
    'a div in a paragraph': '<p><div>x</div></p>',
    'a link in a link': '<a href="/">x<a href="/">y</a></a>',
    'a div directly in a table': '<table><div>x</div></table>',
    'rows without a tbody': '<table><tr><td>x</td></tr></table>',
    'an unclosed item': '<ul><li>x<li>y</li></ul>',
    'overlapping tags': '<b><i>x</b></i>',
    'an end tag without a start tag': '</p>',
    'a self-closing div': '<div/>',
    'a div in a paragraph without JavaScript': '<noscript><p><div>x</div></p></noscript>',
  }))
    expect.soft(htmlFaults(page(part)), fault).not.toEqual([]);
});
