import { createFileRoute } from '@tanstack/react-router';
import { About } from '../../pages/about';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/about')({
  ...fetchedHead('about'),
  component: About,
});
