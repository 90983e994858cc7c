import { createFileRoute } from '@tanstack/react-router';
import { Careers } from '#src/features/site/company/careers.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/careers')({
  ...fetchedHead('careers'),
  component: Careers,
});
