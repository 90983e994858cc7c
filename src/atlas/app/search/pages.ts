import { atlas } from '#content/atlas/atlas.ts';
import { barePages, workspacePages } from '#content/atlas/pages.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import type { RoutePattern } from '#machines/model.ts';

const isOfAtlas = (path: string) => path === atlas.path || path.startsWith(`${atlas.path}/`);

/** Returns the path of a pasted address, without its host, query, hash and final slash. */
export const pathIn = (term: string): string =>
  term
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/(.)\/+$/, '$1');

/** Returns true if a path matches a pattern, in which `*` stands for one segment. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]+')}$`,
  ).test(path);

/** Returns true if a machine that is declared for these routes runs on a page. */
export function runsOn(routes: readonly RoutePattern[], path: string): boolean {
  const isProduct = path !== demoVideo.filmPath && !isOfAtlas(path);
  const isWorkspace = workspacePages.includes(path);
  return routes.some((route) => {
    if (route === 'every page') return isProduct;
    if (route === 'workspace pages') return isWorkspace;
    if (route === 'site pages') return isProduct && !isWorkspace && !barePages.includes(path);
    return matchesPattern(route, path);
  });
}
