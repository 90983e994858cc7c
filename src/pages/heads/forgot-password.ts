import { forgotPassword } from '../../../content/sign-in';
import type { PageHead } from '../../lib/page-head';

export const head: PageHead = {
  title: 'Forgotten password',
  description: forgotPassword.metaDescription,
  path: '/forgot-password',
};
