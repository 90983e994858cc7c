import { closing, hero, solutions, testimonials, timeline } from '../../content/home';
import { BelowFold } from '../ui/below-fold';
import { Guarded } from '../ui/guarded';
import { Container } from '../ui/layout';
import { ClosingBand, Section, SectionLead, SectionTitle } from '../ui/section';
import { NetworkConsole } from '../views/console-scene/NetworkConsole';
import { DemoVideo } from '../views/demo-video/DemoVideo';
import { HeroForm } from '../views/hero-form/HeroForm';
import { SolutionsTabs } from '../views/solutions-tab/SolutionsTabs';
import { Testimonials } from '../views/testimonial-carousel/Testimonials';
import { Timeline } from '../views/timeline-stage/Timeline';
import { DemoPoster } from './demo-poster';
import { HomeClaims } from './home-claims';
import { HomeFeatures } from './home-features';
import { HomeIndustries } from './home-industries';
import { HomeIntegrations } from './home-integrations';
import { WorkforceDashboard } from './home-workforce';
import { Hero, Lead, Note, Picture, Pitch } from './home.styles';

export function Home() {
  return (
    <>
      <Container>
        <Hero>
          <Pitch>
            <h1>{hero.headline}</h1>
            <Lead>{hero.lead}</Lead>
            <Guarded what="The form">
              <HeroForm />
            </Guarded>
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
            <Guarded what="The quotes">
              <Testimonials />
            </Guarded>
            <Note>{testimonials.note}</Note>
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
