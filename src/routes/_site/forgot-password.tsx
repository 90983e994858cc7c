import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '../../pages/forgot-password';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/forgot-password')({
  ...fetchedHead('forgot-password'),
  component: ForgotPassword,
});
