import { Check } from 'lucide';
import { agentWords } from '#content/site/agent-words.ts';
import { claims } from '#content/claims.ts';
import type { AgentPage } from '#content/schema.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { Figure, HowMeasured } from '#src/ui/data/stat.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Benefits } from './agent-benefits.styles';

/** Renders eight benefits; those with a claim show its figure and explain its measurement. */
export function AgentBenefits({ page }: { page: AgentPage }) {
  const hasFigures = page.benefits.some(({ claim }) => claim);
  // A benefit with a figure is as tall as two or three without one.
  const secondColumn = hasFigures ? 3 : 4;
  return (
    <Section aria-labelledby="benefits">
      <Container>
        <SectionHead kind="halves">
          <SectionTitle id="benefits">{agentWords.benefits}</SectionTitle>
          {hasFigures ? <SectionLead>{agentWords.benefitsLead}</SectionLead> : null}
        </SectionHead>
        <Benefits role="list">
          {page.benefits.map(({ text, claim: id }, index) => {
            const claim = id && claims[id];
            return (
              <li key={text} className={index === secondColumn ? 'second' : undefined}>
                <Icon as={Check} size={20} />
                <div>
                  {claim ? (
                    <Figure>
                      {claim.figure} <small>{claim.label}</small>
                    </Figure>
                  ) : null}
                  <p>{text}</p>
                  {claim ? (
                    <HowMeasured label={agentWords.howLabel} figure={claim.label} how={claim.how} />
                  ) : null}
                </div>
              </li>
            );
          })}
        </Benefits>
      </Container>
    </Section>
  );
}
