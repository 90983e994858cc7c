import { bookDemo } from '../../../content/book-demo';
import type { PageHead } from '../../lib/page-head';

export const head: PageHead = {
  title: bookDemo.heading,
  description: bookDemo.lead,
  path: '/book-demo',
  noindex: true,
};
