import { makeRouter } from './router';

/** The paths of every page that is prerendered, read from the routes themselves. */
export function sitePaths(): string[] {
  const { routesByPath } = makeRouter();
  return Object.keys(routesByPath)
    .filter((path) => path.startsWith('/') && !path.includes('$'))
    .sort();
}
