import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';
import { Home } from '#src/features/site/home/home.tsx';

export const Route = createFileRoute('/_site/')({
  ...fetchedHead('home'),
  component: Home,
});
