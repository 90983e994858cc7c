import type { ComponentType } from 'react';
import { industryContent, createAsyncCache } from '#content/loaded-pages.ts';

const files = import.meta.glob<ComponentType>(
  [
    '../../../ui/illustrations/scenes/*.tsx',
    '!../../../ui/illustrations/scenes/{industry-scene,scene-frame}.tsx',
  ],
  { import: 'Scene' },
);

/** Drawings of industries, one chunk each, by the name in their content. */
export const scenes = createAsyncCache((name) =>
  files[`../../../ui/illustrations/scenes/${name}.tsx`]?.(),
);

/** Loads everything one industry's page shows; returns false for an unknown industry. */
export async function loadIndustryPage(slug: string): Promise<boolean> {
  return (await industryContent.load(slug)) && scenes.load(industryContent.read(slug).scene);
}
