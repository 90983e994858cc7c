import { hero } from '../../content/home';
import { Container } from '../ui/layout';
import { NetworkConsole } from '../views/console-scene/NetworkConsole';
import { DemoVideo } from '../views/demo-video/DemoVideo';
import { HeroForm } from '../views/hero-form/HeroForm';
import { Hero, Lead, Picture, Pitch } from './home.styles';

export function Home() {
  return (
    <Container>
      <Hero>
        <Pitch>
          <h1>{hero.headline}</h1>
          <Lead>{hero.lead}</Lead>
          <HeroForm />
        </Pitch>
        <Picture>
          <DemoVideo facade={<NetworkConsole />} place="corner" />
        </Picture>
      </Hero>
    </Container>
  );
}
