import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { signUp } from '../../../content/sign-in';
import { pageHead } from '../../lib/page-head';
import { SignUp } from '../../pages/sign-up';

export const Route = createFileRoute('/_site/sign-up')({
  head: () =>
    pageHead({ title: 'Sign up', description: signUp.metaDescription, path: '/sign-up' }, brand),
  component: SignUp,
});
