import { createFileRoute } from '@tanstack/react-router';
import { SignUp } from '../../pages/sign-up';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/sign-up')({
  ...fetchedHead('sign-up'),
  component: SignUp,
});
