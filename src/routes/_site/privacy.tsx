import { createFileRoute } from '@tanstack/react-router';
import { headLoader } from '#src/features/site/head/head-loader.ts';
import { Privacy } from '#src/features/privacy/privacy.tsx';

export const Route = createFileRoute('/_site/privacy')({
  ...headLoader('privacy'),
  component: Privacy,
});
