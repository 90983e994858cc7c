import { createFileRoute } from '@tanstack/react-router';
import { Demo } from '#src/features/site/demo/demo.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/demo')({
  ...fetchedHead('demo'),
  component: Demo,
});
