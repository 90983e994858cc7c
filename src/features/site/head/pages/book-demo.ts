import { bookDemo } from '#content/site/book-demo.ts';
import { questionsWith } from '#content/site/faq.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';
import { faqPage } from '../structured-data';

export const head: PageHead = {
  title: bookDemo.heading,
  description: bookDemo.lead,
  path: '/book-demo',
  noindex: true,
  jsonLd: [faqPage(questionsWith())],
};
