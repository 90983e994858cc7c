import type { Strand } from '../strand-chip';
import { Campus } from './campus';
import { DiversePaths } from './diverse-paths';
import { Drawing, frame } from './drawing';
import { Feeder } from './feeder';
import { HubRing } from './hub-ring';
import { SpliceTray } from './splice-tray';
import { Tower } from './tower';

const scenes = {
  'splice-tray': SpliceTray,
  'hub-ring': HubRing,
  tower: Tower,
  feeder: Feeder,
  campus: Campus,
  'diverse-paths': DiversePaths,
};

type IndustrySceneProps = { scene: keyof typeof scenes; strand: Strand; label?: string };

/** The drawing of an industry's plant; decorative unless `label` says what it shows. */
export function IndustryScene({ scene, strand, label }: IndustrySceneProps) {
  const Scene = scenes[scene];
  return (
    <Drawing
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      strand={strand}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Scene />
    </Drawing>
  );
}
