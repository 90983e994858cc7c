import { createFileRoute, notFound } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { industryContent } from '#content/loaded-pages.ts';
import { industryHead } from '#src/features/site/head/industry-head.ts';
import { Industry } from '#src/features/site/industry/industry.tsx';
import { loadIndustryPage } from '#src/features/site/industry/industry-scene.ts';
import { loadedHead } from '#src/features/site/head/loaded-head.ts';

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
