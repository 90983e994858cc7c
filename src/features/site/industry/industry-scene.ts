import type { ComponentType } from 'react';
import { industryContent, keeping } from '#content/loaded-pages.ts';

const files = import.meta.glob<ComponentType>(
  [
    '../../../ui/illustrations/scenes/*.tsx',
    '!../../../ui/illustrations/scenes/{industry-scene,scene-frame}.tsx',
  ],
  { import: 'Scene' },
);

/** Each industry's drawing is a chunk of its own, by the name that its content gives it. */
export const scenes = keeping((name) => files[`../../../ui/illustrations/scenes/${name}.tsx`]?.());

/** Loads all that one industry's page shows; false where there is no such industry. */
export async function loadIndustryPage(slug: string): Promise<boolean> {
  return (await industryContent.load(slug)) && scenes.load(industryContent.read(slug).scene);
}
