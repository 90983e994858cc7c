import { brand } from '#content/brand.ts';
import { createAsyncCache } from '#content/loaded-pages.ts';
import { pageHead, type PageHead } from '#src/lib/head/page-head.ts';
import { loadedHead } from './loaded-head';

const files = import.meta.glob<PageHead>('./pages/*.ts', { import: 'head' });

/** Heads of single pages, by file: a page loads only its own content. */
const pageHeads = createAsyncCache((name) => files[`./pages/${name}.ts`]?.());

/** Returns the route options that load a page's head on demand. */
export const headLoader = (name: string) => ({
  loader: () => pageHeads.load(name),
  head: ({ match }: { match: { status: string; pathname: string } }) =>
    loadedHead(match, () => pageHead(pageHeads.read(name), brand)),
});
