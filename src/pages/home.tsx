import { closing, hero, solutions, testimonials, timeline } from '../../content/home';
import { Guarded } from '../ui/guarded';
import { Container } from '../ui/layout';
import { ClosingBand, Section, SectionLead, SectionTitle } from '../ui/section';
import { NetworkConsole } from '../views/console-scene/NetworkConsole';
import { DemoVideo } from '../views/demo-video/DemoVideo';
import { HeroForm } from '../views/hero-form/HeroForm';
import { SolutionsTabs } from '../views/solutions-tab/SolutionsTabs';
import { Testimonials } from '../views/testimonial-carousel/Testimonials';
import { Timeline } from '../views/timeline-stage/Timeline';
import { Still } from './still';
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
      <Still name="home-claims" />
      <Section>
        <Container>
          <SectionTitle>{solutions.heading}</SectionTitle>
          <SectionLead>{solutions.lead}</SectionLead>
          <Guarded what="The solutions">
            <SolutionsTabs
              media={{
                operations: <DemoVideo facade={<Still name="demo-poster" />} place="middle" />,
                workforce: <Still name="home-workforce" />,
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
      <Still name="home-features" />
      <Still name="home-integrations" />
      <Section>
        <Container>
          <SectionTitle>{testimonials.heading}</SectionTitle>
          <Guarded what="The quotes">
            <Testimonials />
          </Guarded>
          <Note>{testimonials.note}</Note>
        </Container>
      </Section>
      <Still name="home-industries" />
      <ClosingBand
        title={closing.heading}
        lead={closing.lead}
        button={closing.button}
        note={closing.note}
      />
    </>
  );
}
