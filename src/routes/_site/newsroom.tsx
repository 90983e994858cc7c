import { createFileRoute } from '@tanstack/react-router';
import { Newsroom } from '../../pages/newsroom';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/newsroom')({
  ...fetchedHead('newsroom'),
  component: Newsroom,
});
