import { createElement, type ComponentType } from 'react';
import { industryPage as words } from '#content/site/industry-page.ts';
import type { IndustryPage } from '#content/schema.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Badge } from '#src/ui/data/badge.ts';
import { Container } from '#src/ui/layout/layout.ts';
import { NoBreak } from '#src/ui/layout/no-break.tsx';
import { HeroActions, PageHero, PageLead } from '#src/ui/layout/page-hero.ts';
import { ClosingBand } from '#src/ui/layout/closing-band.tsx';
import { region } from '#src/hydration/region.tsx';
import { SceneFrame } from '#src/ui/illustrations/scenes/scene-frame.tsx';
import { StrandChip } from '#src/ui/illustrations/strand-chip.tsx';
import { BarPage, BookBar } from '../book-bar';
import { isSharedEstimate } from '../estimate/shared-estimate';
import { scenes } from './industry-scene';
import { Sheet } from './industry.styles';

type PageProps = { page: IndustryPage };

const Situation = region(
  import.meta.glob<ComponentType<PageProps>>('./industry-rest.tsx', {
    import: 'IndustrySituation',
  }),
  'The overview',
);
const Rest = region(
  import.meta.glob<ComponentType<PageProps>>('./industry-rest.tsx', { import: 'IndustryRest' }),
  'The rest of the page',
  isSharedEstimate,
);

/** Renders an industry: the template of every page under /customers (specification §2.31). */
export function Industry({ page }: PageProps) {
  return (
    <BarPage>
      <Container>
        <PageHero split>
          <div>
            <Badge>
              <StrandChip strand={page.strand} />
              {page.category}
            </Badge>
            <h1>
              <NoBreak>{page.title}</NoBreak>
            </h1>
            <PageLead>{page.subtitle}</PageLead>
            <HeroActions>
              <ButtonLink to="/book-demo" size="large">
                {words.button}
              </ButtonLink>
              <ButtonLink to="/demo" kind="secondary" size="large">
                {words.watchDemo}
              </ButtonLink>
            </HeroActions>
          </div>
          <Sheet>
            {page.image ? (
              <img src={page.image} alt={page.imagePlaceholder} />
            ) : (
              <SceneFrame strand={page.strand} label={page.imagePlaceholder}>
                <BelowFold placeholder={null}>{createElement(scenes.read(page.scene))}</BelowFold>
              </SceneFrame>
            )}
          </Sheet>
        </PageHero>
      </Container>
      <BelowFold>
        <Situation page={page} />
        <Rest page={page} />
      </BelowFold>
      <BookBar label={words.button} />
      <ClosingBand title={page.ctaTitle} lead={page.ctaSubtitle} button={words.button} />
    </BarPage>
  );
}
