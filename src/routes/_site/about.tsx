import { createFileRoute } from '@tanstack/react-router';
import { About } from '#src/features/site/company/about.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/about')({
  ...fetchedHead('about'),
  component: About,
});
