import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionTitle } from '#src/ui/layout/section.ts';
import { Overview, Prose } from './agent.styles';

/** Renders how the agent works. */
export function AgentOverview({ page }: { page: AgentPage }) {
  return (
    <Section aria-labelledby="overview">
      <Container>
        <Overview>
          <SectionTitle id="overview">{agentWords.overview(page.name)}</SectionTitle>
          <Prose>
            {page.overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Overview>
      </Container>
    </Section>
  );
}
