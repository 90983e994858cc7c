import { agents, industries } from '#content/catalog.ts';
import { makeRouter } from './router';

/** What fills the parameter of each route that stands for several pages. */
const pagesOf = { '/solutions/$slug': agents, '/customers/$slug': industries };

/** The paths of every page that is prerendered, read from the routes themselves. */
export function sitePaths(): string[] {
  const { routesByPath } = makeRouter();
  const single = Object.keys(routesByPath).filter(
    (path) => path.startsWith('/') && !path.includes('$'),
  );
  const several = Object.entries(pagesOf)
    .filter(([pattern]) => pattern in routesByPath)
    .flatMap(([pattern, pages]) => pages.map(({ slug }) => pattern.replace('$slug', slug)));
  return [...single, ...several].sort();
}
