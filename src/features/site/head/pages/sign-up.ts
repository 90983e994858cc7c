import { signUp } from '#content/site/sign-in.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';

export const head: PageHead = {
  title: 'Sign up',
  description: signUp.metaDescription,
  path: '/sign-up',
};
