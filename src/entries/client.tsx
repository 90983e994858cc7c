import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isNotFound, RouterProvider, type AsyncRouteComponent } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { makeRouter } from './router';
import { onFirstSign } from '#src/services/browser/first-sign.ts';
import { trustTextOnly } from './trusted-text';

trustTextOnly();
const router = makeRouter();

/** What shows the machines of a page that is asked for them; of a build of its own. */
const inspector = '/inspect.js';

type PageOptions = {
  component?: AsyncRouteComponent<unknown>;
  loader?: (context: { params: Record<string, string> }) => unknown;
};

const { notFoundComponent } = router.routeTree.options as {
  notFoundComponent: AsyncRouteComponent<unknown>;
};
const fetchNotFound = () => notFoundComponent.preload?.();

/** Fetches what the page at `path` reads and, unless `isDrawn`, what draws it. */
async function fetchPage(path: string, isDrawn = false) {
  const [routes, params, found] = router.getMatchedRoutes(path);
  await Promise.all([
    found ?? fetchNotFound(),
    ...routes.flatMap(({ options }) => {
      const { component, loader } = options as PageOptions;
      return [isDrawn || component?.preload?.(), loader?.({ params })];
    }),
  ]).catch(async (error: unknown) => {
    if (!isNotFound(error)) throw error;
    await fetchNotFound();
  });
}

/** Fetches what fetches other pages: no part of this one waits for it. */
async function loadAhead() {
  const { loadPagesAhead } = await import('./pages-ahead');
  const lookForLinks = loadPagesAhead(fetchPage);
  router.subscribe('onRendered', lookForLinks);
  lookForLinks();
}

async function start() {
  if (import.meta.env.DEV) {
    await import('./inspect-client');
    // A page with an error says so, and so does the dev server.
    createRoot(document, { onCaughtError: (error) => reportError(error) }).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    return;
  }
  // Set up before any machine starts.
  if (/[?&]inspect\b/.test(location.search)) await import(/* @vite-ignore */ inspector);
  // Loaders do not run on a prerendered page, yet its first render reads what they load. Without it
  // the page stays as it was built: it reads, and its links and forms work.
  try {
    await fetchPage(router.latestLocation.pathname, true);
  } catch {
    return;
  }
  addEventListener('alive', () => onFirstSign(() => void loadAhead().catch(() => {})), {
    once: true,
  });
  // Where the browser can, hydration begins in a task of its own.
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  startTransition(() => {
    // What stands in the page may have ceased to be what its address asks for.
    if (!dispatchEvent(new Event('hydrating', { cancelable: true }))) return;
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void start();
