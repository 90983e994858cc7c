import { signIn } from '#content/site/sign-in.ts';
import type { PageHead } from '#src/lib/head/page-head.ts';

export const head: PageHead = {
  title: 'Sign in',
  description: signIn.metaDescription,
  path: '/sign-in',
};
