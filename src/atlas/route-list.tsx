import { everyRoute } from '../../content/route-groups';

/** Where a machine acts: links to the pages that have an address of their own. */
export function RouteList({ routes }: { routes: readonly string[] }) {
  if (routes.join() === everyRoute.join()) return 'every page';
  return routes.map((route) =>
    route.includes('*') ? (
      <span key={route}>{route} </span>
    ) : (
      <a key={route} href={route}>
        {route === '/' ? 'home page' : route}
      </a>
    ),
  );
}
