import type { IndustryPage } from './schema';

/** The words of the pages under /customers that no list names, by file. */
export const unlistedPages = import.meta.glob<IndustryPage>('./industries/unlisted/*.ts', {
  import: 'industry',
});
