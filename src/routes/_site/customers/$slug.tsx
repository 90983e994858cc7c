import { createFileRoute, notFound } from '@tanstack/react-router';
import { brand } from '../../../../content/brand';
import { industryContent } from '../../../../content/loaded-pages';
import { industryHead } from '../../../lib/industry-head';
import { Industry } from '../../../pages/industry';
import { loadIndustryPage } from '../../../pages/industry-scene';
import { loadedHead } from '../../../pages/loaded-head';

export const Route = createFileRoute('/_site/customers/$slug')({
  loader: async ({ params }) => {
    if (!(await loadIndustryPage(params.slug))) throw notFound();
  },
  head: ({ params, match }) =>
    loadedHead(match, () => industryHead(industryContent.read(params.slug), brand)),
  component: IndustryRoute,
});

function IndustryRoute() {
  const { slug } = Route.useParams();
  return <Industry key={slug} page={industryContent.read(slug)} />;
}
