import { faq } from '#content/site/faq.ts';
import { closing, solutions, testimonials, timeline } from '#content/site/home.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { ClosingBand } from '#src/ui/layout/closing-band.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { MessagesPoster } from '../demo-poster/messages-poster';
import { DemoVideo } from '../demo-video/DemoVideo';
import { Estimate } from '../estimate/Estimate';
import { Faq } from '../faq';
import { SolutionsTabs } from '../solutions-tab/SolutionsTabs';
import { Testimonials } from '../testimonial-carousel/Testimonials';
import { Timeline } from '../timeline-stage/Timeline';
import { Trust } from '../trust';
import { HomeFeatures } from './home-features';
import { HomeIndustries } from './home-industries';
import { HomeIntegrations } from './home-integrations';
import { WorkforceDashboard } from './home-workforce';
import { Inset, Note } from './home.styles';

export { HomeClaims } from './home-claims';

/** Renders the two solutions with their agents and pictures. */
export function HomeSolutions() {
  return (
    <Section>
      <Container>
        <SolutionsTabs
          head={
            <div>
              <SectionTitle>{solutions.heading}</SectionTitle>
              <SectionLead>{solutions.lead}</SectionLead>
            </div>
          }
          media={{
            operations: <DemoVideo facade={<MessagesPoster />} />,
            workforce: <WorkforceDashboard />,
          }}
        />
      </Container>
    </Section>
  );
}

/** Renders the implementation from today to live. */
export function HomeTimeline() {
  return (
    <Section>
      <Container>
        <SectionHead kind="centered">
          <SectionTitle>{timeline.heading}</SectionTitle>
          <SectionLead>{timeline.lead}</SectionLead>
        </SectionHead>
        <Timeline />
      </Container>
    </Section>
  );
}

/** Renders features and integrations: text without controls. */
export function HomeSystems() {
  return (
    <>
      <HomeFeatures />
      <HomeIntegrations />
    </>
  );
}

/** Renders how customers keep control of the agents, and the estimate. */
export function HomeWorth() {
  return (
    <Container>
      <Trust />
      <ErrorBoundary name="The estimate">
        <Estimate page="home" />
      </ErrorBoundary>
    </Container>
  );
}

/** Renders the quotes. */
export function HomeTestimonials() {
  return (
    <Section>
      <Container>
        <Inset>
          <SectionTitle>{testimonials.heading}</SectionTitle>
          <Note>
            <Tag>{testimonials.note}</Tag>
          </Note>
          <Testimonials />
        </Inset>
      </Container>
    </Section>
  );
}

/** Renders the page from the industries to its end. */
export function HomeEnd() {
  return (
    <>
      <HomeIndustries />
      <Container>
        <Faq questions={faq.questions} />
      </Container>
      <ClosingBand
        title={closing.heading}
        lead={closing.lead}
        button={closing.button}
        note={closing.note}
      />
    </>
  );
}
