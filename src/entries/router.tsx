import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen';
import { RouteError } from '#src/features/page/route-error.tsx';
import { noteNavigation } from '#src/hydration/below-fold.tsx';
import { markChunkLoadErrors } from '#src/features/page/reload-on-stale-chunk.ts';

/** Creates a router for one prerendered page or one visit. */
export function makeRouter() {
  const router = createRouter({
    routeTree,
    trailingSlash: 'never',
    // Text stays as written: JSON would turn an order number or 1e3 into another one.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    scrollRestoration: true,
    notFoundMode: 'root',
    // Replaces a placeholder immediately.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
  });
  if (typeof window !== 'undefined') {
    markChunkLoadErrors();
    router.history.subscribe(({ location, action }) =>
      noteNavigation(action.type === 'PUSH' && !location.hash),
    );
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface HistoryState {
    email?: string;
    fromForm?: true;
    /** The conversation answered before this one opened. */
    sentId?: string;
    /** The part of the page to focus instead of its heading. */
    focus?: 'reply';
  }
}
