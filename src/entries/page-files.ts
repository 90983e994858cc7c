import { industryContent } from '#content/loaded-pages.ts';

/** Source files of a page's chunks, by the first segment of its path, relative to src/. */
const filesUnder: { [folder: string]: (slug: string) => string[] } = {
  solutions: (slug) => [`../content/agents/${slug}.ts`],
  customers: (slug) => [
    `../content/industries/${slug}.ts`,
    `ui/illustrations/scenes/${industryContent.read(slug).scene}.tsx`,
  ],
};

/**
 * Returns the source files of the chunks that the loader of the page at `path` loads; some may
 * not exist.
 */
export function chunkFilesOf(path: string): string[] {
  const [, folder = '', slug] = path.split('/');
  if (slug === undefined) return [`features/site/head/pages/${folder || 'home'}.ts`];
  return filesUnder[folder]?.(slug) ?? [];
}
