import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '../../pages/fetched-head';
import { Home } from '../../pages/home';

export const Route = createFileRoute('/_site/')({
  ...fetchedHead('home'),
  component: Home,
});
