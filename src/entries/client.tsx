import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isNotFound, RouterProvider, type AsyncRouteComponent } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { makeRouter } from './router';
import {
  afterPaint,
  hydrateNearRegions,
  hydrateRegionOf,
  onFirstInteraction,
  watchPage,
} from '#src/hydration/events.ts';
import { loadRegions } from '#src/hydration/region.tsx';
import { paceHistory } from '#src/services/browser/history-calls.ts';
import { installTrustedTypesPolicy } from './trusted-types';

installTrustedTypesPolicy();
paceHistory(window.history);
const router = makeRouter();

/** Inspector bundle, built separately; loaded only for `?inspect`. */
const inspector = '/inspect.js';
const isInspected = /[?&]inspect\b/.test(location.search);

type PageOptions = {
  component?: AsyncRouteComponent<unknown>;
  loader?: (context: { params: Record<string, string> }) => unknown;
};

const { notFoundComponent } = router.routeTree.options as {
  notFoundComponent: AsyncRouteComponent<unknown>;
};
const fetchNotFound = () => notFoundComponent.preload?.();

/** Loads the data of the page at `path` and, unless its markup is `isDrawn`, its components. */
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

/** Makes a page of this visit load with its regions: it is drawn at once, as is a hash in it. */
function loadWithRegions(): void {
  for (const { options } of Object.values(router.routesById)) {
    const { component } = options as PageOptions;
    const preload = component?.preload;
    if (preload) component.preload = () => preload()?.then(loadRegions) ?? Promise.resolve();
  }
}

/** Hydrates the region to which the hash points, and with `?inspect` every region. */
function hydrateRequested(): void {
  hydrateRegionOf(document.getElementById(router.latestLocation.hash));
  if (isInspected)
    for (const each of document.querySelectorAll('[data-region]')) hydrateRegionOf(each);
}

/** Starts prefetching other pages in a separate chunk; nothing on this page waits for it. */
async function prefetchPages() {
  const { prefetchLinks } = await import('#src/hydration/prefetch-links.ts');
  const scanLinks = prefetchLinks(fetchPage);
  router.subscribe('onRendered', () => afterPaint(scanLinks));
  scanLinks();
}

async function start() {
  if (import.meta.env.DEV) {
    await import('./inspect-client');
    // Reports errors to the dev server's overlay as well.
    createRoot(document, { onCaughtError: (error) => reportError(error) }).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    return;
  }
  // Set the inspector before any machine starts.
  if (isInspected) await import(/* @vite-ignore */ inspector).catch(() => {});
  // The router skips loaders on a prerendered page, but the first render reads their data. If it
  // fails to load, the page stays static: readable, with working links and forms.
  try {
    await fetchPage(router.latestLocation.pathname, true);
  } catch {
    return;
  }
  const prepareNext = () => {
    loadWithRegions();
    hydrateRequested();
    router.subscribe('onRendered', hydrateRequested);
    onFirstInteraction(() => {
      hydrateNearRegions();
      void prefetchPages().catch(() => {});
    });
  };
  addEventListener('hydrated', prepareNext, { once: true });
  // Yield so hydration starts in its own task.
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  startTransition(() => {
    // The URL may have changed since the page was rendered.
    if (!dispatchEvent(new Event('hydrating', { cancelable: true }))) return;
    watchPage();
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

void start();
