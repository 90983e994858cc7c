import type { ReactNode } from 'react';
import { faq } from '#content/site/faq.ts';
import { closing, hero, solutions, testimonials, timeline } from '#content/site/home.ts';
import { BelowFold } from '#src/ui/layout/below-fold.tsx';
import { RetryBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import {
  ClosingBand,
  Section,
  SectionHead,
  SectionLead,
  SectionTitle,
} from '#src/ui/layout/section.tsx';
import { NetworkConsole } from '../console-scene/NetworkConsole';
import { DemoVideo } from '../demo-video/DemoVideo';
import { DemoVideoDialog } from '../demo-video/DemoVideoDialog';
import { SolutionsTabs } from '../solutions-tab/SolutionsTabs';
import { Estimate } from '../estimate/Estimate';
import { Testimonials } from '../testimonial-carousel/Testimonials';
import { Timeline } from '../timeline-stage/Timeline';
import { Faq } from '../faq';
import { Trust } from '../trust';
import { MessagesPoster } from '../demo-poster/messages-poster';
import { HomeClaims } from './home-claims';
import { HomeFeatures } from './home-features';
import { HomeIndustries } from './home-industries';
import { HomeIntegrations } from './home-integrations';
import { WorkforceDashboard } from './home-workforce';
import { Hero, Inset, Lead, Note, Picture, Pitch } from './home.styles';

/** Renders the home page; `form` starts a demo request. */
export function Home({ form }: { form: ReactNode }) {
  return (
    <>
      <Container>
        <Hero>
          <Pitch>
            <h1>{hero.headline}</h1>
            <Lead>{hero.lead}</Lead>
            <RetryBoundary name="The form">{form}</RetryBoundary>
            <RetryBoundary name="The video">
              <DemoVideoDialog />
            </RetryBoundary>
          </Pitch>
          <Picture>
            <RetryBoundary name="The console">
              <NetworkConsole />
            </RetryBoundary>
          </Picture>
        </Hero>
      </Container>
      <BelowFold>
        <HomeClaims />
        <Section>
          <Container>
            <RetryBoundary name="The solutions">
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
            </RetryBoundary>
          </Container>
        </Section>
        <Section>
          <Container>
            <SectionHead kind="centered">
              <SectionTitle>{timeline.heading}</SectionTitle>
              <SectionLead>{timeline.lead}</SectionLead>
            </SectionHead>
            <RetryBoundary name="The timeline">
              <Timeline />
            </RetryBoundary>
          </Container>
        </Section>
        <HomeFeatures />
        <HomeIntegrations />
        <Container>
          <Trust />
          <RetryBoundary name="The estimate">
            <Estimate page="home" />
          </RetryBoundary>
        </Container>
        <Section>
          <Container>
            <Inset>
              <SectionTitle>{testimonials.heading}</SectionTitle>
              <Note>
                <Tag>{testimonials.note}</Tag>
              </Note>
              <RetryBoundary name="The quotes">
                <Testimonials />
              </RetryBoundary>
            </Inset>
          </Container>
        </Section>
        <HomeIndustries />
        <Container>
          <Faq questions={faq.questions} />
        </Container>
      </BelowFold>
      <ClosingBand
        title={closing.heading}
        lead={closing.lead}
        button={closing.button}
        note={closing.note}
      />
    </>
  );
}
