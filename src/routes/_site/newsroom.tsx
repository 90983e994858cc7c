import { createFileRoute } from '@tanstack/react-router';
import { fetchedHead } from '../../pages/fetched-head';
import { Still } from '../../pages/still';

export const Route = createFileRoute('/_site/newsroom')({
  ...fetchedHead('newsroom'),
  component: () => <Still name="newsroom" />,
});
