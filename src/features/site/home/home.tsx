import type { ComponentType, ReactNode } from 'react';
import { hero } from '#content/site/home-hero.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { region } from '#src/hydration/region.tsx';
import { BarPage } from '../book-bar';
import { isSharedEstimate } from '../estimate/shared-estimate';
import type * as Rest from './home-rest';
import { Hero, Lead, Picture, Pitch } from './home.styles';

const DemoVideoDialog = region(
  import.meta.glob<ComponentType>('../demo-video/DemoVideoDialog.tsx', {
    import: 'DemoVideoDialog',
  }),
  'The video',
);
const NetworkConsole = region(
  import.meta.glob<ComponentType>('../console-scene/NetworkConsole.tsx', {
    import: 'NetworkConsole',
  }),
  'The console',
);
/** Returns a section whose code is in the chunk of all that are below the hero. */
const below = (part: keyof typeof Rest, name: string, isDue?: () => boolean) =>
  region({ './home-rest.tsx': async () => (await import('./home-rest'))[part] }, name, isDue);

const Claims = below('HomeClaims', 'The results');
const Worth = below('HomeWorth', 'The estimate', isSharedEstimate);
const Solutions = below('HomeSolutions', 'The solutions');
const Timeline = below('HomeTimeline', 'The timeline');
const Features = below('HomeFeatures', 'The features');
const Testimonials = below('HomeTestimonials', 'The quotes');
const End = below('HomeEnd', 'The rest of the page');

/** Renders the home page; `form` starts a demo request. */
export function Home({ form }: { form: ReactNode }) {
  return (
    <BarPage>
      <Container>
        <Hero>
          <Pitch>
            <h1>{hero.headline}</h1>
            <Lead>{hero.lead}</Lead>
            <ErrorBoundary name="The form">{form}</ErrorBoundary>
            <DemoVideoDialog />
          </Pitch>
          <Picture>
            <NetworkConsole />
          </Picture>
        </Hero>
      </Container>
      <BelowFold>
        <Claims />
        <Worth />
        <Solutions />
        <Timeline />
        <Features />
        <Testimonials />
        <End />
      </BelowFold>
    </BarPage>
  );
}
