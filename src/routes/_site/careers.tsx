import { createFileRoute } from '@tanstack/react-router';
import { Careers } from '../../pages/careers';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/careers')({
  ...fetchedHead('careers'),
  component: Careers,
});
