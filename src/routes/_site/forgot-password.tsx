import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#src/features/site/sign-in/forgot-password.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/forgot-password')({
  ...headLoader('forgot-password'),
  component: ForgotPassword,
});
