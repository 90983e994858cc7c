import { createFileRoute } from '@tanstack/react-router';
import { SignUp } from '#src/features/site/sign-in/sign-up.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/sign-up')({
  ...headLoader('sign-up'),
  component: SignUp,
});
