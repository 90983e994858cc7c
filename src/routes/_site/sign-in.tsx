import { createFileRoute } from '@tanstack/react-router';
import { SignIn } from '#src/features/site/sign-in/sign-in.tsx';
import { headLoader } from '#src/features/site/head/head-loader.ts';

export const Route = createFileRoute('/_site/sign-in')({
  ...headLoader('sign-in'),
  component: SignIn,
});
