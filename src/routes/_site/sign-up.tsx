import { createFileRoute } from '@tanstack/react-router';
import { SignUp } from '#src/features/site/sign-in/sign-up.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/sign-up')({
  ...fetchedHead('sign-up'),
  component: SignUp,
});
