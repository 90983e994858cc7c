import type { Place } from '#machines/model.ts';

/** Where a machine acts: links to the pages that have an address of their own. */
export function RouteList({ routes }: { routes: readonly Place[] }) {
  return routes.map((route) =>
    !route.startsWith('/') || route.includes('*') ? (
      <span key={route}>{route} </span>
    ) : (
      <a key={route} href={route}>
        {route === '/' ? 'home page' : route}
      </a>
    ),
  );
}
