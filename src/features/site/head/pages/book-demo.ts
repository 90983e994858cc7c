import { bookDemo } from '#content/site/book-demo.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';

export const head: PageHead = {
  title: bookDemo.heading,
  description: bookDemo.lead,
  path: '/book-demo',
  noindex: true,
};
