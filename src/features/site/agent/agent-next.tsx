import { agents, industries } from '#content/summaries.built.ts';
import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage, AgentSummary } from '#content/schema.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { NextPages } from '../next-pages';
import { usedBy } from './used-by.built';

const linkTo = ({ name, slug, line }: AgentSummary) => ({
  label: name,
  href: `/solutions/${slug}`,
  line,
});

/** Links to the next agent, the others of the group, and the industries that list this agent. */
export function AgentNext({ page }: { page: AgentPage }) {
  const next = (agents.findIndex(({ slug }) => slug === page.slug) + 1) % agents.length;
  const others = agents.filter(({ group, slug }) => group === page.group && slug !== page.slug);
  const users = industries.filter(({ slug }) => usedBy[page.slug]?.includes(slug));
  return (
    <Container>
      <NextPages
        next={linkTo(agents[next] ?? page)}
        groups={[
          { heading: agentWords.worksWith, pages: others.map(linkTo) },
          {
            heading: agentWords.usedBy,
            pages: users.map(({ shortName, slug }) => ({
              label: shortName,
              href: `/customers/${slug}`,
            })),
          },
        ]}
      />
    </Container>
  );
}
