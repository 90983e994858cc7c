import { ExternalLink } from 'lucide-react';
import { demoPage } from '../../content/demo-page';
import { Guarded } from '../ui/guarded';
import { StyledButtonLink } from '../ui/button.styles';
import { Container, VisuallyHidden } from '../ui/layout';
import { DemoVideo } from '../views/demo-video/DemoVideo';
import { DemoPoster } from './demo-poster';
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
        <Guarded what="The video">
          <DemoVideo
            facade={<DemoPoster />}
            place="middle"
            labels={{ heading: featuresHeading, parts: features }}
          />
        </Guarded>
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
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          </StyledButtonLink>
          <VisuallyHidden id="talk-tab">{talk.newTab}</VisuallyHidden>
        </Talk>
      </Column>
    </Container>
  );
}
