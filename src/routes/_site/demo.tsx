import { createFileRoute } from '@tanstack/react-router';
import { Demo } from '#src/features/site/demo/demo.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/demo')({
  ...headLoader('demo'),
  component: Demo,
});
