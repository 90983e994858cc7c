import { agentWords } from '../../content/agent-words';
import type { AgentPage } from '../../content/schema';
import { Guarded } from '../ui/guarded';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/layout';
import { StrandChip } from '../ui/strand-chip';
import { Words } from '../ui/words';
import { AgentPart } from './agent-parts';
import { Actions, Audience, Hero, Lead, Picture, Pitch, Who } from './agent.styles';

/** Who the agent is and what it is for, beside its console at work. */
export function AgentHero({ page }: { page: AgentPage }) {
  return (
    <Container>
      <Hero>
        <Pitch>
          <Who>
            <StrandChip strand={page.strand} numbered />
            <strong>{page.name}</strong>
            <span>{page.category}</span>
          </Who>
          <h1>
            <Words>{page.title}</Words>
          </h1>
          <Lead>
            <Words>{page.subtitle}</Words>
          </Lead>
          <Actions>
            <ButtonLink to="/book-demo" size="large">
              {agentWords.bookDemo}
            </ButtonLink>
            {page.videoUrl ? (
              <ButtonLink to="." hash="demo-video" kind="secondary" size="large">
                {agentWords.watchDemo}
              </ButtonLink>
            ) : null}
          </Actions>
          <Audience>{page.organizationType}.</Audience>
        </Pitch>
        <Picture>
          <Guarded what="The console">
            <AgentPart name={page.console.kind} page={page} />
          </Guarded>
        </Picture>
      </Hero>
    </Container>
  );
}
