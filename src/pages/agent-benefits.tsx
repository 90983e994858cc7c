import { Check } from 'lucide-react';
import { agentWords } from '../../content/agent-words';
import { claims } from '../../content/claims';
import type { AgentPage } from '../../content/schema';
import { Container } from '../ui/layout';
import { Section, SectionTitle } from '../ui/section';
import { Figure, HowMeasured } from '../ui/stat';
import { Words } from '../ui/words';
import { Benefits } from './agent-benefits.styles';

/** Where the second column begins, by the number of figures: they are as high as three plain rows. */
const secondColumn = [4, 3, 2, 3];

/** Eight benefits; those with a claim show its figure and say how it is measured. */
export function AgentBenefits({ page }: { page: AgentPage }) {
  const figures = page.benefits.filter(({ claim }) => claim).length;
  return (
    <Section aria-labelledby="benefits">
      <Container>
        <SectionTitle id="benefits">{agentWords.benefits}</SectionTitle>
        <Benefits role="list">
          {page.benefits.map(({ text, claim: id }, index) => {
            const claim = id && claims[id];
            return (
              <li key={text} className={index === secondColumn[figures] ? 'second' : undefined}>
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                <div>
                  {claim ? (
                    <Figure>
                      {claim.figure} <small>{claim.label}</small>
                    </Figure>
                  ) : null}
                  <p>
                    <Words>{text}</Words>
                  </p>
                  {claim ? <HowMeasured label={agentWords.howLabel} how={claim.how} /> : null}
                </div>
              </li>
            );
          })}
        </Benefits>
      </Container>
    </Section>
  );
}
