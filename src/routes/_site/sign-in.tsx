import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { signIn } from '../../../content/sign-in';
import { pageHead } from '../../lib/page-head';
import { SignIn } from '../../pages/sign-in';

export const Route = createFileRoute('/_site/sign-in')({
  head: () =>
    pageHead({ title: 'Sign in', description: signIn.metaDescription, path: '/sign-in' }, brand),
  component: SignIn,
});
