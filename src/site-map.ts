import { agents, industries } from '../content/catalog';
import { makeRouter } from './router';

const unlisted = Object.keys(import.meta.glob('../content/industries/unlisted/*.ts')).map(
  (file) => ({
    slug: file.replace(/^.*\/|\.ts$/g, ''),
  }),
);

/** What fills the parameter of each route that stands for several pages. */
const pagesOf = { '/solutions/$slug': agents, '/customers/$slug': [...industries, ...unlisted] };

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
