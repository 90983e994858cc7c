import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { RouteError } from './pages/route-error';
import { noteArrival } from './ui/below-fold';
import { watchForMissingParts } from './services/part-reload';

/** A router of its own for each prerendered page and for each visit. */
export function makeRouter() {
  const router = createRouter({
    routeTree,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    scrollRestoration: true,
    notFoundMode: 'root',
    // A placeholder gives way at once.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
  });
  if (typeof window !== 'undefined') {
    watchForMissingParts();
    router.history.subscribe(({ location, action }) =>
      noteArrival(action.type === 'PUSH' && !location.hash),
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
  }
}
