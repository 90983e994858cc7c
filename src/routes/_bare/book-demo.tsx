import { createFileRoute } from '@tanstack/react-router';
import { BookDemo } from '#src/features/leads/book-demo/book-demo.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_bare/book-demo')({
  ...headLoader('book-demo'),
  component: BookDemo,
});
