import type { ReactNode } from 'react';
import { closing, hero, solutions, testimonials, timeline } from '#content/site/home.ts';
import { BelowFold } from '#src/ui/layout/below-fold.tsx';
import { Guarded } from '#src/ui/layout/guarded.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { ClosingBand, Section, SectionLead, SectionTitle } from '#src/ui/layout/section.tsx';
import { NetworkConsole } from '../console-scene/NetworkConsole';
import { DemoVideo } from '../demo-video/DemoVideo';
import { SolutionsTabs } from '../solutions-tab/SolutionsTabs';
import { Testimonials } from '../testimonial-carousel/Testimonials';
import { Timeline } from '../timeline-stage/Timeline';
import { DemoPoster } from '../demo-video/demo-poster';
import { HomeClaims } from './home-claims';
import { HomeFeatures } from './home-features';
import { HomeIndustries } from './home-industries';
import { HomeIntegrations } from './home-integrations';
import { WorkforceDashboard } from './home-workforce';
import { Hero, Lead, Note, Picture, Pitch } from './home.styles';

/** The home page, with the form that starts a demo request. */
export function Home({ form }: { form: ReactNode }) {
  return (
    <>
      <Container>
        <Hero>
          <Pitch>
            <h1>{hero.headline}</h1>
            <Lead>{hero.lead}</Lead>
            <Guarded what="The form">{form}</Guarded>
          </Pitch>
          <Picture>
            <Guarded what="The console">
              <DemoVideo facade={<NetworkConsole />} place="corner" />
            </Guarded>
          </Picture>
        </Hero>
      </Container>
      <BelowFold>
        <HomeClaims />
        <Section>
          <Container>
            <SectionTitle>{solutions.heading}</SectionTitle>
            <SectionLead>{solutions.lead}</SectionLead>
            <Guarded what="The solutions">
              <SolutionsTabs
                media={{
                  operations: <DemoVideo facade={<DemoPoster />} place="middle" />,
                  workforce: <WorkforceDashboard />,
                }}
              />
            </Guarded>
          </Container>
        </Section>
        <Section>
          <Container>
            <SectionTitle>{timeline.heading}</SectionTitle>
            <SectionLead>{timeline.lead}</SectionLead>
            <Guarded what="The timeline">
              <Timeline />
            </Guarded>
          </Container>
        </Section>
        <HomeFeatures />
        <HomeIntegrations />
        <Section>
          <Container>
            <SectionTitle>{testimonials.heading}</SectionTitle>
            <Note>
              <Tag>{testimonials.note}</Tag>
            </Note>
            <Guarded what="The quotes">
              <Testimonials />
            </Guarded>
          </Container>
        </Section>
        <HomeIndustries />
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
