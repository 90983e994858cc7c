import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { RefObject } from 'react';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { FullScreenButton } from '../full-screen-button';
import { ReplayToSelection } from './ReplayToSelection';
import type { useReplay } from './use-replay';
import type { SimulationView } from './use-simulation';
import { Controls } from './simulator.styles';

type StepControlsProps = {
  shown: SimulationView;
  replay: ReturnType<typeof useReplay>;
  /** Shown in full screen. */
  columns: RefObject<HTMLElement | null>;
};

/** Steps through a simulation, replays it, and fits the chart or shows it in full screen. */
export function StepControls({ shown, replay, columns }: StepControlsProps) {
  const last = shown.simulation.steps.length;
  const { isPlaying, play, pause, stepBy } = replay;
  return (
    <Controls>
      <IconButton
        label="Step back"
        aria-keyshortcuts=","
        aria-disabled={shown.shown === 0 || undefined}
        onClick={() => stepBy(-1)}
      >
        <Icon as={ChevronLeft} size={20} />
      </IconButton>
      <Button
        kind="secondary"
        size="dense"
        aria-disabled={last === 0 || undefined}
        onClick={() => (isPlaying ? pause() : last > 0 && play())}
      >
        {isPlaying ? <Icon as={Pause} /> : <Icon as={Play} />}
        <span>{isPlaying ? 'Pause replay' : 'Replay'}</span>
      </Button>
      <IconButton
        label="Step forward"
        aria-keyshortcuts="."
        aria-disabled={shown.shown === last || undefined}
        onClick={() => stepBy(1)}
      >
        <Icon as={ChevronRight} size={20} />
      </IconButton>
      <ReplayToSelection {...{ shown, replay }} />
      <label>
        <input type="checkbox" aria-label="Fit chart" />
        Fit
      </label>
      <FullScreenButton of={columns} />
    </Controls>
  );
}
