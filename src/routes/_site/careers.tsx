import { createFileRoute } from '@tanstack/react-router';
import { Careers } from '#src/features/site/company/careers.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/careers')({
  ...headLoader('careers'),
  component: Careers,
});
