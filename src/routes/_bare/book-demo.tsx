import { createFileRoute } from '@tanstack/react-router';
import { BookDemo } from '../../pages/book-demo';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_bare/book-demo')({
  ...fetchedHead('book-demo'),
  component: BookDemo,
});
