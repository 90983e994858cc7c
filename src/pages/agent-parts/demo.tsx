import { agentWords } from '../../../content/agent-words';
import { Guarded } from '../../ui/guarded';
import { DemoVideo } from '../../views/demo-video/DemoVideo';
import { Container } from '../../ui/layout';
import { Section, SectionLead, SectionTitle } from '../../ui/section';
import { VideoSplit } from '../agent.styles';
import { DemoPoster } from '../demo-poster';

const id = 'demo-video';

export function Part() {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <VideoSplit>
          <div>
            <SectionTitle id={`${id}-title`}>{agentWords.video.heading}</SectionTitle>
            <SectionLead>{agentWords.video.lead}</SectionLead>
          </div>
          <Guarded what="The video">
            <DemoVideo facade={<DemoPoster />} place="middle" hash={id} />
          </Guarded>
        </VideoSplit>
      </Container>
    </Section>
  );
}
