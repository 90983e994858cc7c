import { barePages, singleSitePages, workspacePages } from '#content/atlas/pages.ts';
import { agents, industries } from '#content/summaries.built.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { matchesPattern } from './pages';

/** The path of every page except the atlas’s. */
export const sitePages: readonly string[] = [
  ...singleSitePages,
  ...agents.map(({ slug }) => `/solutions/${slug}`),
  ...industries.map(({ slug }) => `/customers/${slug}`),
  ...barePages,
  ...workspacePages,
].sort();

export const knownPages: readonly string[] = [...sitePages, demoVideo.filmPath];

/** Returns the pages that a typed path means: that page, or all that match its `*` or start so. */
export const pagesMeant = (typed: string): readonly string[] =>
  knownPages.includes(typed)
    ? [typed]
    : knownPages.filter((path) => matchesPattern(typed, path) || path.startsWith(typed));
