import { createFileRoute } from '@tanstack/react-router';
import { Newsroom } from '#src/features/site/company/newsroom.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/newsroom')({
  ...headLoader('newsroom'),
  component: Newsroom,
});
