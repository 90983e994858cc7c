import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright/test';
import { code, openSetup } from './chatbot';

interface ForeignPage {
  /** What stands in the body; by default the snippet alone. */
  body?: string;
  head?: string;
  /** Attributes of the root element. */
  root?: string;
  headers?: Record<string, string>;
}

/** A host of somebody else, on a port of its own. */
export async function foreignHost() {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...page?.headers };
    response.writeHead(page || request.url === '/' ? 200 : 204, headers).end(page?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    close: () => void server.close(),
    /** Puts a page on the host, and returns its address. */
    put({ body = '', head = '', root = 'lang="en"', headers = {} }: ForeignPage): string {
      const path = `/page-${pages.size}`;
      const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
      const main = '<main><h1>Pony shop</h1><p>Ponies of all sizes.</p><a href="#">Buy</a></main>';
      const html = `<!doctype html><html ${root}><head>${meta}<title>Pony shop</title>${head}</head><body>${main}${body}</body></html>`;
      pages.set(path, { html, headers });
      return origin + path;
    },
  };
}

export type ForeignHost = Awaited<ReturnType<typeof foreignHost>>;

/** The two snippets as a customer takes them home: with the FAQ answers, and without. */
export async function copiedSnippets(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy snippet' }).click();
    await page.getByText('Copied.').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await openSetup(page);
  const plain = await copied();
  await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
  await code(page).getByText('application/json').waitFor();
  const withAnswers = await copied();
  await context.close();
  return { plain, withAnswers };
}

/** What the page was told by the chat, in order. */
export const toldTo = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: unknown[] }).told);

/** A script that writes down what the chat tells the page. */
export const listening = `<script>window.told = []; addEventListener('midspan:follow-up', ({ detail }) => told.push(detail));</script>`;
