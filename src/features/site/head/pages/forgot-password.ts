import { forgotPassword } from '#content/site/sign-in.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';

export const head: PageHead = {
  title: 'Forgot password',
  description: forgotPassword.metaDescription,
  path: '/forgot-password',
};
