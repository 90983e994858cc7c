import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { customerId, sampleWorkspace } from '#content/sample/workspace.ts';
import { embedSnippet, type SnippetInput } from '#src/lib/text/embed-snippet.ts';

interface CustomerPage {
  /** HTML of the body. */
  body?: string;
  head?: string;
  /** Attributes of the root element. */
  root?: string;
  headers?: Record<string, string>;
  /** The doctype, empty for quirks mode. */
  doctype?: string;
}

/** Starts a customer's host on a free port. */
export async function startCustomerHost() {
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
    /** Adds a file to the host; returns its URL. */
    putFile(content: string, type = 'text/javascript'): string {
      const path = `/file-${pages.size}`;
      pages.set(path, { html: content, headers: { 'Content-Type': type } });
      return origin + path;
    },
    /** Adds a page to the host; returns its URL. */
    put({
      body = '',
      head = '',
      root = 'lang="en"',
      headers = {},
      doctype = '<!doctype html>',
    }: CustomerPage): string {
      const path = `/page-${pages.size}`;
      const meta = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>';
      const main = '<main><h1>Pony shop</h1><p>Ponies of all sizes.</p><a href="#">Buy</a></main>';
      const html = `${doctype}<html ${root}><head>${meta}<title>Pony shop</title>${head}</head><body>${main}${body}</body></html>`;
      pages.set(path, { html, headers });
      return origin + path;
    },
  };
}

export type CustomerHost = Awaited<ReturnType<typeof startCustomerHost>>;

/** Returns the embed snippet of the sample chatbot, for the site at an origin. */
export function snippetOf(origin = '', change: Partial<SnippetInput> = {}): string {
  const { chatbot, faq } = sampleWorkspace;
  const { name, greeting } = chatbot;
  return embedSnippet({ origin, customerId, name, greeting, faq: faq.entries, ...change });
}

/** Returns the follow-up events that the chat sent to the page, in order. */
export const recordedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: unknown[] }).recorded);

/** A script that records the chat's follow-up events. */
export const followUpRecorder = `<script>window.recorded = []; addEventListener('midspan:follow-up', ({ detail }) => recorded.push(detail));</script>`;
