import { ExternalLink } from 'lucide';
import { demoPage } from '#content/site/demo-page.ts';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { StyledButtonLink } from '#src/ui/form/button.styles.ts';
import { Container, VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { DemoVideo } from '../demo-video/DemoVideo';
import { VideoLabels } from '../demo-video/VideoLabels';
import { CrewPoster } from '../demo-poster/crew-poster';
import { Column, Intro, Talk } from './demo.styles';

const { features, featuresHeading, talk } = demoPage;
const schedulingUrl = import.meta.env.VITE_SCHEDULING_URL || talk.link.href;

export function Demo() {
  return (
    <Container>
      <Column>
        <Intro>
          <h1>{demoPage.title}</h1>
          <p>{demoPage.lead}</p>
        </Intro>
        <ErrorBoundary name="The video">
          <DemoVideo
            facade={<CrewPoster />}
            renderLabels={(pick) => (
              <VideoLabels heading={featuresHeading} parts={features} onPick={pick} />
            )}
          />
        </ErrorBoundary>
        <Talk aria-labelledby="talk">
          <div>
            <h2 id="talk">{talk.heading}</h2>
            <p>{talk.text}</p>
          </div>
          <StyledButtonLink
            href={schedulingUrl}
            target="_blank"
            rel="noopener noreferrer"
            size="large"
            aria-describedby="talk-tab"
          >
            {talk.link.label}
            <Icon as={ExternalLink} />
          </StyledButtonLink>
          <VisuallyHidden id="talk-tab">{talk.newTab}</VisuallyHidden>
        </Talk>
      </Column>
    </Container>
  );
}
