import { signIn } from '../../../content/sign-in';
import type { PageHead } from '../../lib/page-head';

export const head: PageHead = {
  title: 'Sign in',
  description: signIn.metaDescription,
  path: '/sign-in',
};
