import { faq } from '#content/site/faq.ts';
import { closing, solutions, timeline } from '#content/site/home.ts';
import { ClosingBand } from '#src/ui/layout/closing-band.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Section, SectionHead, SectionLead, SectionTitle } from '#src/ui/layout/section.ts';
import { BookBar } from '../book-bar';
import { MessagesPoster } from '../demo-poster/messages-poster';
import { DemoVideo } from '../demo-video/DemoVideo';
import { Estimate } from '../estimate/Estimate';
import { Faq } from '../faq';
import { SolutionsTabs } from '../solutions-tab/SolutionsTabs';
import { Testimonials } from '../testimonial-carousel/Testimonials';
import { Timeline } from '../timeline-stage/Timeline';
import { HomeIndustries } from './home-industries';
import { HomeIntegrations } from './home-integrations';
import { WorkforceDashboard } from './home-workforce';
import { Band, Questions, Worth } from './home.styles';

export { HomeClaims } from './home-claims';
export { HomeFeatures } from './home-features';

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

/** Renders an illustrative month, and the form for the visitor's own. */
export function HomeWorth() {
  return (
    <Worth>
      <ErrorBoundary name="The estimate">
        <Estimate page="home" />
      </ErrorBoundary>
    </Worth>
  );
}

/** Renders the quotes. */
export function HomeTestimonials() {
  return (
    <Band>
      <Container>
        <Testimonials />
      </Container>
    </Band>
  );
}

/** Renders the page from the industries to its end. */
export function HomeEnd() {
  return (
    <>
      <HomeIndustries />
      <HomeIntegrations />
      <BookBar label={closing.button} />
      <ClosingBand {...closing}>
        <Faq questions={faq.questions} Layout={Questions} />
      </ClosingBand>
    </>
  );
}
