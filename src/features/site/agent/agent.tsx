import type { ComponentType } from 'react';
import { agentWords } from '#content/site/agent-words.ts';
import type { AgentPage } from '#content/schema.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { ClosingBand } from '#src/ui/layout/closing-band.tsx';
import { region } from '#src/hydration/region.tsx';
import { BarPage, BookBar } from '../book-bar';
import { AgentHero } from './agent-hero';

type PageProps = { page: AgentPage };

const Work = region(
  import.meta.glob<ComponentType<PageProps>>('./agent-rest.tsx', { import: 'AgentWork' }),
  'The overview',
);
const Video = region(
  import.meta.glob<ComponentType>('./agent-video.tsx', { import: 'AgentVideo' }),
  'The video',
);
const Rest = region(
  import.meta.glob<ComponentType<PageProps>>('./agent-rest.tsx', { import: 'AgentRest' }),
  'The rest of the page',
);

/** Renders any agent's page from its content. */
export function Agent({ page }: PageProps) {
  return (
    <BarPage>
      <AgentHero page={page} />
      <BelowFold>
        <Work page={page} />
        {page.videoUrl ? <Video /> : null}
        <Rest page={page} />
      </BelowFold>
      <BookBar label={agentWords.bookDemo} />
      <ClosingBand title={page.ctaTitle} lead={page.ctaSubtitle} button={agentWords.bookDemo} />
    </BarPage>
  );
}
