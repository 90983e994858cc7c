import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { expect, waitForHydration, open, test as base } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { sendTruncated } from '#e2e/support/browser/truncated-html.ts';

/** Serves the built site; its responses can stop in the middle of a page. */
async function slowSite() {
  const site = siteHost(join(import.meta.dirname, '../../../dist'));
  let rest: Promise<void> | undefined;
  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (rest && isPage) sendTruncated(request, response, rest);
    site(request, response, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Holds further pages after their first heading; returns a function that sends the rest. */
    hold(): () => void {
      let sendRest = () => {};
      rest = new Promise<void>((resolve) => {
        sendRest = resolve;
      });
      return sendRest;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const test = base.extend<{ slow: Awaited<ReturnType<typeof slowSite>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
  slow: async ({}, provide) => {
    const slow = await slowSite();
    await provide(slow);
    await slow.close();
  },
  baseURL: ({ slow }, provide) => provide(slow.origin),
});

/**
 * Waits until an app that ignored the missing rest would have started: its files are loaded and the
 * page is idle.
 */
const timeToStart = (page: Page) =>
  page.evaluate(async () => {
    const files = document.querySelector('#app-files')?.textContent ?? '[]';
    await Promise.all((JSON.parse(files) as string[]).map((file) => fetch(file)));
    await scheduler.postTask(() => {}, { priority: 'background' });
  });

test('§12.32 truncated html: a press before the second half takes effect once all has loaded', async ({
  page,
  slow,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/customers/utilities');
  await page.goto('about:blank');
  const sendRest = slow.hold();
  await page.goto('/customers/utilities', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await timeToStart(page);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  sendRest();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('§12.33 truncated html: a page whose rest never loads is readable, and its links work', async ({
  page,
}) => {
  await open(page, '/');
  await page.goto('about:blank');
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('</h1>')) });
  });
  await page.goto('/#content');
  await timeToStart(page);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL('/book-demo');
  await waitForHydration(page);
});
