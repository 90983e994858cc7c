import { createFileRoute, notFound } from '@tanstack/react-router';
import { brand } from '../../../../content/brand';
import { industryContent } from '../../../../content/loaded-pages';
import { industryHead } from '../../../lib/industry-head';
import { Industry } from '../../../pages/industry';
import { loadIndustryPage } from '../../../pages/industry-scene';
import { routeErrorHead } from '../../../pages/route-error-head';

export const Route = createFileRoute('/_site/customers/$slug')({
  loader: async ({ params }) => {
    if (!(await loadIndustryPage(params.slug))) throw notFound();
  },
  head: ({ params, match }) =>
    match.status === 'error'
      ? routeErrorHead(match.pathname)
      : industryHead(industryContent.read(params.slug), brand),
  component: IndustryRoute,
});

function IndustryRoute() {
  const { slug } = Route.useParams();
  return <Industry key={slug} page={industryContent.read(slug)} />;
}
