import { agentWords } from '#content/site/agent-words.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { DemoVideo } from '#src/features/site/demo-video/DemoVideo.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { VideoSplit } from './agent.styles';
import { CardPoster } from '#src/features/site/demo-poster/card-poster.tsx';

const id = 'demo-video';

/** Renders the film beside its heading. */
export function AgentVideo() {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <VideoSplit>
          <div>
            <SectionTitle id={`${id}-title`}>{agentWords.video.heading}</SectionTitle>
            <SectionLead>{agentWords.video.lead}</SectionLead>
          </div>
          <ErrorBoundary name="The video">
            <DemoVideo facade={<CardPoster />} hash={id} />
          </ErrorBoundary>
        </VideoSplit>
      </Container>
    </Section>
  );
}
