import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { spanPath } from '#src/lib/geometry/span-path.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { Limit, LimitList, Limits, LimitsHead } from './agent-limits.styles';

/** Renders the limits of the agent's authority: one span is closed, the other waits at its node. */
export function AgentLimits({ page }: { page: AgentPage }) {
  const limits = [
    { title: agentWords.actsAlone, items: page.actsAlone, alone: true },
    { title: agentWords.asksFirst, items: page.asksFirst, alone: false },
  ];
  return (
    <Section aria-labelledby="limits">
      <Container>
        <LimitsHead>
          <SectionTitle id="limits">{agentWords.limits(page.name)}</SectionTitle>
          <SectionLead>{agentWords.limitsLead}</SectionLead>
        </LimitsHead>
        <Limits>
          {limits.map(({ title, items, alone }) => (
            <Limit key={title} strand={page.strand} alone={alone}>
              <svg viewBox="0 0 600 76" aria-hidden="true">
                <path d={spanPath(0, 1, 600, 0.1)} pathLength="100" />
                <circle cx="300" cy="61" r="12" />
              </svg>
              <h3>{title}</h3>
              <LimitList role="list">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </LimitList>
            </Limit>
          ))}
        </Limits>
      </Container>
    </Section>
  );
}
