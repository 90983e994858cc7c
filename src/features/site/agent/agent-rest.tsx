import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { Trust } from '../trust';
import { AgentBenefits } from './agent-benefits';
import { AgentLimits } from './agent-limits';
import { AgentNext } from './agent-next';
import { Capabilities, Overview, Prose } from './agent.styles';

/** Renders the agent's limits and how it works: text without controls. */
export function AgentWork({ page }: { page: AgentPage }) {
  return (
    <>
      <AgentLimits page={page} />
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
    </>
  );
}

/** Renders the page from the capabilities to its end. */
export function AgentRest({ page }: { page: AgentPage }) {
  return (
    <>
      <Section aria-labelledby="capabilities">
        <Container>
          <SectionHead kind="thirds">
            <SectionTitle id="capabilities">{agentWords.capabilities}</SectionTitle>
            <SectionLead>{page.line}</SectionLead>
          </SectionHead>
          <Capabilities role="list">
            {page.capabilities.map(({ title, description }, index) => (
              <li key={title}>
                <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </Capabilities>
        </Container>
      </Section>
      <AgentBenefits page={page} />
      <Container>
        <Trust />
      </Container>
      <AgentNext page={page} />
    </>
  );
}
