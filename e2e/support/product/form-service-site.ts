import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { brand } from '#content/brand.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { startFormService } from '#tests/form-services/server.ts';
import type { Imitation } from '#tests/form-services/imitation.ts';
import { address, closeServer, listen } from '#e2e/load/load-harness.ts';

/** Headers that describe the transfer, which `fetch` has already decoded. */
const transferHeaders = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/** Starts the imitation and a preview deploy of the site in `directory` that posts to it. */
export async function startSiteWithService(directory: string, imitation: Imitation) {
  const staticPage = join(directory, '__forms.html');
  const staticForms = existsSync(staticPage) ? readFileSync(staticPage, 'utf8') : undefined;
  const service = await startFormService(imitation, staticForms);
  const pages = siteHost(directory);
  const site = await listen((request, response) => {
    // Only a service that the host itself offers takes posts to the site.
    if (request.method === 'POST') service.middleware(request, response);
    else pages(request, response, () => undefined);
  }, 0);
  const origin = address(site);

  /**
   * Answers the page's requests for the service's address and for the brand's domain. Unlike
   * `page.route` it sees the redirects of an answered request, so the browser itself checks CORS
   * and the policy of every hop.
   */
  async function connect(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const { origin: host, pathname, search } = new URL(request.url);
      const to = host === brand.siteUrl ? origin : service.origin;
      const forward = async () => {
        const answer = await fetch(to + pathname + search, {
          method: request.method,
          headers: request.headers,
          redirect: 'manual',
          ...(request.postData !== undefined && { body: request.postData }),
        });
        await session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: answer.status,
          responseHeaders: [...answer.headers]
            .filter(([name]) => !transferHeaders.has(name))
            .map(([name, value]) => ({ name, value })),
          body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
        });
      };
      // A page that closes takes its session along.
      forward().catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  }

  return {
    origin,
    service,
    connect,
    async close() {
      await closeServer(site);
      await service.close();
    },
  };
}

export type SiteWithService = Awaited<ReturnType<typeof startSiteWithService>>;
