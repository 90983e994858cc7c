import { createFileRoute } from '@tanstack/react-router';
import { SignIn } from '#src/features/site/sign-in/sign-in.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/sign-in')({
  ...fetchedHead('sign-in'),
  component: SignIn,
});
