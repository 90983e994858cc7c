import { brand } from '#content/brand.ts';
import { pageHead } from '#src/lib/head/page-head.ts';

type Match = { status: string; pathname: string };
type Head = ReturnType<typeof pageHead>;

/** Returns the head of a page whose content loads on demand; a generic one if it failed to load. */
export function loadedHead({ status, pathname: path }: Match, head: () => Head): Head {
  if (status !== 'error') return head();
  const description = 'This page didn’t load.';
  return pageHead({ title: 'Page not loaded', description, path, noindex: true }, brand);
}
