import { agentWords } from '../../content/agent-words';
import type { AgentPage } from '../../content/schema';
import { BelowFold } from '../ui/below-fold';
import { Container } from '../ui/layout';
import { ClosingBand, Section, SectionTitle } from '../ui/section';
import { Words } from '../ui/words';
import { AgentBenefits } from './agent-benefits';
import { AgentHero } from './agent-hero';
import { AgentOverview } from './agent-overview';
import { AgentPart } from './agent-parts';
import { Capabilities } from './agent.styles';

/** The page of one agent, whatever the agent: its content says what it shows. */
export function Agent({ page }: { page: AgentPage }) {
  return (
    <>
      <AgentHero page={page} />
      <BelowFold>
        <AgentOverview page={page} />
        {page.videoUrl ? <AgentPart name={page.videoUrl} page={page} /> : null}
        <Section aria-labelledby="capabilities">
          <Container>
            <SectionTitle id="capabilities">{agentWords.capabilities}</SectionTitle>
            <Capabilities role="list">
              {page.capabilities.map(({ title, description }, index) => (
                <li key={title}>
                  <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
                  <h3>
                    <Words>{title}</Words>
                  </h3>
                  <p>
                    <Words>{description}</Words>
                  </p>
                </li>
              ))}
            </Capabilities>
          </Container>
        </Section>
        <AgentBenefits page={page} />
      </BelowFold>
      <ClosingBand title={page.ctaTitle} lead={page.ctaSubtitle} button={agentWords.bookDemo} />
    </>
  );
}
