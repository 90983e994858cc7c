import { agents, industries } from '#content/summaries.built.ts';
import { makeRouter } from './router';

/** Values of the parameter of each dynamic route. */
const pagesOf = { '/solutions/$slug': agents, '/customers/$slug': industries };

/** Returns the paths of all prerendered pages, from the route tree. */
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
