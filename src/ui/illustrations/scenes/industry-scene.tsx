import type { ComponentType } from 'react';
import type { Strand } from '../strand-chip';
import { SceneFrame } from './scene-frame';

// The query keeps a second instance of each drawing for where all are shown, so that a page with one
// of them loads that one alone.
const scenes = import.meta.glob<ComponentType>(['./*.tsx', '!./{industry-scene,scene-frame}.tsx'], {
  eager: true,
  query: '?all',
  import: 'Scene',
});

type IndustrySceneProps = { scene: string; strand: Strand; label?: string };

/** The drawing of an industry's plant by its name, for where all of them may be shown. */
export function IndustryScene({ scene, strand, label }: IndustrySceneProps) {
  const Scene = scenes[`./${scene}.tsx`];
  if (!Scene) throw new Error(`there is no scene ${scene}`);
  return (
    <SceneFrame strand={strand} label={label}>
      <Scene />
    </SceneFrame>
  );
}
