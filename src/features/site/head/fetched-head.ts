import { brand } from '#content/brand.ts';
import { createAsyncCache } from '#content/loaded-pages.ts';
import { pageHead, type PageHead } from '#src/lib/head/page-head.ts';
import { loadedHead } from './loaded-head';

const files = import.meta.glob<PageHead>('./pages/*.ts', { import: 'head' });

/** What the heads of single pages say, by file: no page loads the words of another's. */
const pageHeads = createAsyncCache((name) => files[`./pages/${name}.ts`]?.());

/** How a route gets the head that only its own page needs. */
export const fetchedHead = (name: string) => ({
  loader: () => pageHeads.load(name),
  head: ({ match }: { match: { status: string; pathname: string } }) =>
    loadedHead(match, () => pageHead(pageHeads.read(name), brand)),
});
