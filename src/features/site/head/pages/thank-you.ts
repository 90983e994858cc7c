import { thankYou } from '#content/site/book-demo.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';

export const head: PageHead = {
  title: 'Thank you',
  description: thankYou.description,
  path: '/thank-you',
  noindex: true,
};
