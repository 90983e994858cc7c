import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { BelowFold } from '#src/ui/layout/below-fold.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import {
  ClosingBand,
  Section,
  SectionHead,
  SectionLead,
  SectionTitle,
} from '#src/ui/layout/section.tsx';
import { BarPage, BookBar } from '../book-bar';
import { Trust } from '../trust';
import { AgentBenefits } from './agent-benefits';
import { AgentHero } from './agent-hero';
import { AgentLimits } from './agent-limits';
import { AgentNext } from './agent-next';
import { AgentOverview } from './agent-overview';
import { AgentPart } from './agent-parts';
import { Capabilities } from './agent.styles';

/** Renders any agent's page from its content. */
export function Agent({ page }: { page: AgentPage }) {
  return (
    <BarPage>
      <AgentHero page={page} />
      <BelowFold>
        <AgentLimits page={page} />
        <AgentOverview page={page} />
        {page.videoUrl ? <AgentPart name={page.videoUrl} page={page} /> : null}
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
      </BelowFold>
      <BookBar label={agentWords.bookDemo} />
      <ClosingBand title={page.ctaTitle} lead={page.ctaSubtitle} button={agentWords.bookDemo} />
    </BarPage>
  );
}
