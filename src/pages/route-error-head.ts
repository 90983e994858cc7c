import { brand } from '../../content/brand';
import { pageHead } from '../lib/page-head';

/** The head of a page whose words could not be fetched: they cannot name it. */
export function routeErrorHead(path: string) {
  const description = 'Something went wrong while this page was loading.';
  return pageHead({ title: 'Page not loaded', description, path, noindex: true }, brand);
}
