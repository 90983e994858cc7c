import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';
import { Privacy } from '#src/features/privacy/privacy.tsx';

export const Route = createFileRoute('/_site/privacy')({
  ...fetchedHead('privacy'),
  component: Privacy,
});
