import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { RouteError } from './pages/route-error';
import { watchForMissingParts } from './services/part-reload';

/** A router of its own for each prerendered page and for each visit. */
export function makeRouter() {
  if (typeof window !== 'undefined') watchForMissingParts();
  return createRouter({
    routeTree,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    scrollRestoration: true,
    notFoundMode: 'root',
    // A placeholder gives way at once.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface HistoryState {
    email?: string;
    fromForm?: true;
  }
}
