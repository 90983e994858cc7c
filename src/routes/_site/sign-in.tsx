import { createFileRoute } from '@tanstack/react-router';
import { SignIn } from '../../pages/sign-in';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/sign-in')({
  ...fetchedHead('sign-in'),
  component: SignIn,
});
