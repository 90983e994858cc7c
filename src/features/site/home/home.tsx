import type { ComponentType, ReactNode } from 'react';
import { hero } from '#content/site/home-hero.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { Container } from '#src/ui/layout/layout.ts';
import { region } from '#src/hydration/region.tsx';
import { BarPage } from '../book-bar';
import { isSharedEstimate } from '../estimate/shared-estimate';
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
const Claims = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeClaims' }),
  'The results',
);
const Solutions = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeSolutions' }),
  'The solutions',
);
const Timeline = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeTimeline' }),
  'The timeline',
);
const Features = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeFeatures' }),
  'The features',
);
const Worth = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeWorth' }),
  'The estimate',
  isSharedEstimate,
);
const Testimonials = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeTestimonials' }),
  'The quotes',
);
const End = region(
  import.meta.glob<ComponentType>('./home-rest.tsx', { import: 'HomeEnd' }),
  'The rest of the page',
);

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
