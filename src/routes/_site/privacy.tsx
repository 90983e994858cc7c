import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '../../pages/fetched-head';
import { Privacy } from '../../pages/privacy';

export const Route = createFileRoute('/_site/privacy')({
  ...fetchedHead('privacy'),
  component: Privacy,
});
