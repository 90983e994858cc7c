import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import { agentContent } from '#content/loaded-pages.ts';
import { legacySolutions } from '#content/redirects.ts';
import { agentHead } from '#src/features/site/head/agent-head.ts';
import { Agent } from '#src/features/site/agent/agent.tsx';
import { loadedHead } from '#src/features/site/head/loaded-head.ts';

export const Route = createFileRoute('/_site/solutions/$slug')({
  beforeLoad: ({ params }) => {
    const slug = new Map<string, string>(Object.entries(legacySolutions)).get(params.slug);
    if (!slug) return;
    const to = '/solutions/$slug';
    throw redirect({ to, params: { slug }, search: true, hash: true, replace: true });
  },
  loader: async ({ params }) => {
    if (!(await agentContent.load(params.slug))) throw notFound();
  },
  head: ({ params, match }) =>
    loadedHead(match, () => agentHead(agentContent.read(params.slug), brand, demoVideo)),
  component: AgentRoute,
});

function AgentRoute() {
  const { slug } = Route.useParams();
  return <Agent key={slug} page={agentContent.read(slug)} />;
}
