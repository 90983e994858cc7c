import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { brand } from '../../../../content/brand';
import { demoVideo } from '../../../../content/demo-video';
import { agentContent } from '../../../../content/loaded-pages';
import { legacySolutions } from '../../../../content/redirects';
import { agentHead } from '../../../lib/agent-head';
import { Agent } from '../../../pages/agent';
import { loadAgentPage } from '../../../pages/agent-parts';
import { loadedHead } from '../../../pages/loaded-head';

export const Route = createFileRoute('/_site/solutions/$slug')({
  beforeLoad: ({ params }) => {
    const slug = new Map<string, string>(Object.entries(legacySolutions)).get(params.slug);
    if (!slug) return;
    const to = '/solutions/$slug';
    throw redirect({ to, params: { slug }, search: true, hash: true, replace: true });
  },
  loader: async ({ params }) => {
    if (!(await loadAgentPage(params.slug))) throw notFound();
  },
  head: ({ params, match }) =>
    loadedHead(match, () => agentHead(agentContent.read(params.slug), brand, demoVideo)),
  component: AgentRoute,
});

function AgentRoute() {
  const { slug } = Route.useParams();
  return <Agent key={slug} page={agentContent.read(slug)} />;
}
