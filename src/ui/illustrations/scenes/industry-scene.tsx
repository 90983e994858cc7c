import type { ComponentType } from 'react';
import type { Strand } from '../strand-chip';
import { SceneFrame } from './scene-frame';

// The query creates a second module instance of each drawing for pages that show all of them, so a
// page with one drawing loads only that one.
const scenes = import.meta.glob<ComponentType>(['./*.tsx', '!./{industry-scene,scene-frame}.tsx'], {
  eager: true,
  query: '?all',
  import: 'Scene',
});

type IndustrySceneProps = { scene: string; strand: Strand; label?: string };

/** Renders an industry's drawing by name, on pages that may show any of them. */
export function IndustryScene({ scene, strand, label }: IndustrySceneProps) {
  const Scene = scenes[`./${scene}.tsx`];
  if (!Scene) throw new Error(`there is no scene ${scene}`);
  return (
    <SceneFrame strand={strand} label={label}>
      <Scene />
    </SceneFrame>
  );
}
