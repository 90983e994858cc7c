import type { ComponentType } from 'react';
import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { HeroActions } from '#src/ui/layout/page-hero.ts';
import { region } from '#src/hydration/region.tsx';
import { StrandChip } from '#src/ui/illustrations/strand-chip.tsx';
import { Audience, Hero, Lead, Pitch, Identity } from './agent.styles';

const AgentConsole = region(
  import.meta.glob<ComponentType<{ page: AgentPage }>>('./agent-console.tsx', {
    import: 'AgentConsole',
  }),
  'The console',
);

/** Renders the agent's name and purpose beside its console. */
export function AgentHero({ page }: { page: AgentPage }) {
  return (
    <Container>
      <Hero>
        <Pitch>
          <Identity>
            <StrandChip strand={page.strand} numbered />
            <strong>{page.name}</strong>
            <span>{page.category}</span>
          </Identity>
          <h1>{page.title}</h1>
          <Lead>{page.subtitle}</Lead>
          <HeroActions>
            <ButtonLink to="/book-demo" size="large">
              {agentWords.bookDemo}
            </ButtonLink>
            {page.videoUrl ? (
              <ButtonLink to="." hash="demo-video" kind="secondary" size="large">
                {agentWords.watchDemo}
              </ButtonLink>
            ) : null}
          </HeroActions>
          <Audience>{page.organizationType}.</Audience>
        </Pitch>
        <div>
          <BelowFold>
            <AgentConsole page={page} />
          </BelowFold>
        </div>
      </Hero>
    </Container>
  );
}
