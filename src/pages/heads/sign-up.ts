import { signUp } from '../../../content/sign-in';
import type { PageHead } from '../../lib/page-head';

export const head: PageHead = {
  title: 'Sign up',
  description: signUp.metaDescription,
  path: '/sign-up',
};
