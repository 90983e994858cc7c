import type { ReactNode } from 'react';
import type { Strand } from '../strand-chip';
import { Drawing, frame } from './drawing';

type SceneFrameProps = { strand: Strand; label?: string | undefined; children: ReactNode };

/** Frames a scene; decorative unless `label` describes it. */
export function SceneFrame({ strand, label, children }: SceneFrameProps) {
  return (
    <Drawing
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      strand={strand}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </Drawing>
  );
}
