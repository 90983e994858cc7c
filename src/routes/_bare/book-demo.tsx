import { createFileRoute } from '@tanstack/react-router';
import { BookDemo } from '#src/features/leads/book-demo/book-demo.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_bare/book-demo')({
  ...fetchedHead('book-demo'),
  component: BookDemo,
});
