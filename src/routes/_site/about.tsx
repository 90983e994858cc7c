import { createFileRoute } from '@tanstack/react-router';
import { About } from '#src/features/site/company/about.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/about')({
  ...headLoader('about'),
  component: About,
});
