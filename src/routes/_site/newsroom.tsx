import { createFileRoute } from '@tanstack/react-router';
import { Newsroom } from '#src/features/site/company/newsroom.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/newsroom')({
  ...fetchedHead('newsroom'),
  component: Newsroom,
});
