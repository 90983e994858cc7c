import { createElement } from 'react';
import type { IndustryPage } from '#content/schema.ts';
import { BelowFold } from '#src/hydration/below-fold.tsx';
import { SceneFrame } from '#src/ui/illustrations/scenes/scene-frame.tsx';
import { scenes } from './industry-scene';

/** Renders the drawing that `loadIndustryPage` has loaded. */
export function PageScene({ page }: { page: IndustryPage }) {
  return (
    <SceneFrame strand={page.strand} label={page.imagePlaceholder}>
      <BelowFold placeholder={null}>{createElement(scenes.read(page.scene))}</BelowFold>
    </SceneFrame>
  );
}
