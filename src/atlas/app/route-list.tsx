import type { RoutePattern } from '#machines/model.ts';

/** The pages of a machine; single pages are links. */
export function RouteList({ routes }: { routes: readonly RoutePattern[] }) {
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
