import { createFileRoute, notFound } from '@tanstack/react-router';
import { brand } from '../../../../content/brand';
import { industryContent } from '../../../../content/loaded-pages';
import { industryHead } from '../../../lib/industry-head';
import { Industry } from '../../../pages/industry';

export const Route = createFileRoute('/_site/customers/$slug')({
  loader: async ({ params }) => {
    if (!(await industryContent.load(params.slug))) throw notFound();
  },
  head: ({ params }) => industryHead(industryContent.read(params.slug), brand),
  component: IndustryRoute,
});

function IndustryRoute() {
  return <Industry page={industryContent.read(Route.useParams().slug)} />;
}
