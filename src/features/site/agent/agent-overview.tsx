import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionTitle } from '#src/ui/layout/section.tsx';
import { NoHyphenBreak } from '#src/ui/layout/no-wrap.tsx';
import { Limit, LimitList, Limits, Overview, Prose } from './agent.styles';

/** Renders how the agent works and the limits of its authority. */
export function AgentOverview({ page }: { page: AgentPage }) {
  const limits = [
    { title: agentWords.actsAlone, items: page.actsAlone, alone: true },
    { title: agentWords.asksFirst, items: page.asksFirst, alone: false },
  ];
  return (
    <Section aria-labelledby="overview">
      <Container>
        <Overview>
          <Prose>
            <SectionTitle id="overview">{agentWords.overview(page.name)}</SectionTitle>
            {page.overview.map((paragraph) => (
              <p key={paragraph}>
                <NoHyphenBreak>{paragraph}</NoHyphenBreak>
              </p>
            ))}
          </Prose>
          <Limits>
            {limits.map(({ title, items, alone }) => (
              <Limit key={title} strand={page.strand} alone={alone}>
                <h3>{title}</h3>
                <LimitList role="list">
                  {items.map((item) => (
                    <li key={item}>
                      <svg viewBox="0 0 44 24" aria-hidden="true">
                        <path d={alone ? 'M0 12H37' : 'M0 12H16M28 12H37'} />
                        <circle cx="37" cy="12" r="5" />
                      </svg>
                      <span>
                        <NoHyphenBreak>{item}</NoHyphenBreak>
                      </span>
                    </li>
                  ))}
                </LimitList>
              </Limit>
            ))}
          </Limits>
        </Overview>
      </Container>
    </Section>
  );
}
