import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { forgotPassword } from '../../../content/sign-in';
import { pageHead } from '../../lib/page-head';
import { ForgotPassword } from '../../pages/forgot-password';

export const Route = createFileRoute('/_site/forgot-password')({
  head: () =>
    pageHead(
      {
        title: 'Forgotten password',
        description: forgotPassword.metaDescription,
        path: '/forgot-password',
      },
      brand,
    ),
  component: ForgotPassword,
});
