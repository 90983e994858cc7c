import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#src/features/site/sign-in/forgot-password.tsx';
import { fetchedHead } from '#src/features/site/head/fetched-head.ts';

export const Route = createFileRoute('/_site/forgot-password')({
  ...fetchedHead('forgot-password'),
  component: ForgotPassword,
});
