import { createFileRoute } from '@tanstack/react-router';
import { bookDemo } from '../../../content/book-demo';
import { brand } from '../../../content/brand';
import { pageHead } from '../../lib/page-head';
import { BookDemo } from '../../pages/book-demo';

export const Route = createFileRoute('/_bare/book-demo')({
  head: () =>
    pageHead(
      { title: bookDemo.heading, description: bookDemo.lead, path: '/book-demo', noindex: true },
      brand,
    ),
  component: BookDemo,
});
