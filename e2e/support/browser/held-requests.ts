import type { CDPSession, Page } from 'playwright/test';
import type { Held } from '#tests/models/driver.ts';

const forms = ['*/forms/lead', '*/forms/demo'];
const film = String.raw`*/film/*.html\?*`;

function targetOf(url: string): Held {
  if (url.endsWith('/forms/lead')) return 'lead';
  return url.endsWith('/forms/demo') ? 'demo' : 'player';
}

/**
 * Answers a page's form requests at once, and held requests when the test releases them. Intercepts
 * only these URLs, over CDP: a Playwright route would intercept every file and disable the cache.
 */
export function heldRequests(page: Page) {
  let session: CDPSession | undefined;
  let held: ReadonlySet<Held> = new Set();
  let waiting: { target: Held; requestId: string }[] = [];
  let requested: Held[] = [];

  async function settle(target: Held, requestId: string, result: 'done' | 'failed') {
    if (target === 'player') await session?.send('Fetch.continueRequest', { requestId });
    else if (result === 'failed')
      await session?.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' });
    else
      await session?.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify({ success: 'true' })).toString('base64'),
      });
  }

  async function startListening(): Promise<CDPSession> {
    const fresh = await page.context().newCDPSession(page);
    fresh.on('Fetch.requestPaused', ({ requestId, request }) => {
      const target = targetOf(request.url);
      if (target !== 'player') requested.push(target);
      if (held.has(target)) waiting.push({ target, requestId });
      // The page may have navigated away in the meantime.
      else settle(target, requestId, 'done').catch(() => {});
    });
    return fresh;
  }

  return {
    /** Clears the recorded requests and sets which ones are held. */
    async hold(heldTargets: ReadonlySet<Held>): Promise<void> {
      [held, waiting, requested] = [heldTargets, [], []];
      session ??= await startListening();
      const patterns = [...forms, ...(held.has('player') ? [film] : [])];
      await session.send('Fetch.enable', {
        patterns: patterns.map((urlPattern) => ({ urlPattern })),
      });
    },
    requested: (): readonly Held[] => requested,
    /** Completes or fails the newest held request; returns false if there is none. */
    async answer(target: Held, result: 'done' | 'failed'): Promise<boolean> {
      const index = waiting.findLastIndex((request) => request.target === target);
      const [found] = index < 0 ? [] : waiting.splice(index, 1);
      if (found) await settle(target, found.requestId, result);
      return found !== undefined;
    },
  };
}
