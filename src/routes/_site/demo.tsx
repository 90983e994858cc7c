import { createFileRoute } from '@tanstack/react-router';
import { Demo } from '../../pages/demo';
import { fetchedHead } from '../../pages/fetched-head';

export const Route = createFileRoute('/_site/demo')({
  ...fetchedHead('demo'),
  component: Demo,
});
