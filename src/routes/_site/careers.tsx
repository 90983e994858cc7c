import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '../../pages/fetched-head';
import { Still } from '../../pages/still';

export const Route = createFileRoute('/_site/careers')({
  ...fetchedHead('careers'),
  component: () => <Still name="careers" />,
});
