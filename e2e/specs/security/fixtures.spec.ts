import type { Page } from 'playwright/test';
import { expect, test } from '#e2e/support/browser/fixtures.ts';

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
