import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReplayPace } from '#content/atlas/run-panel.ts';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { resultLines, positionText, stepTitle } from './step-text';
import type { useReplay } from './use-replay';
import type { SimulationView } from './use-simulation';
import { Controls, StepList } from './simulator.styles';

const paces: { value: ReplayPace; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

type SimulationStepsProps = { shown: SimulationView; replay: ReturnType<typeof useReplay> };

/** Lists the steps of a simulation, with replay controls. */
export function SimulationSteps({ shown, replay }: SimulationStepsProps) {
  const { entry, chart, simulation, shown: current } = shown;
  const last = simulation.steps.length;
  const { isPlaying, pace, choosePace, play, pause, goTo } = replay;
  return (
    <section aria-labelledby="run-steps">
      <h3 id="run-steps">Steps</h3>
      {last === 0 ? null : (
        <Controls>
          <IconButton
            label="Step back"
            aria-disabled={current === 0 || undefined}
            onClick={() => current > 0 && goTo(current - 1)}
          >
            <Icon as={ChevronLeft} size={20} />
          </IconButton>
          <Button kind="secondary" size="dense" onClick={isPlaying ? pause : play}>
            {isPlaying ? <Icon as={Pause} /> : <Icon as={Play} />}
            <span>{isPlaying ? 'Pause replay' : 'Replay'}</span>
          </Button>
          <IconButton
            label="Step forward"
            aria-disabled={current === last || undefined}
            onClick={() => current < last && goTo(current + 1)}
          >
            <Icon as={ChevronRight} size={20} />
          </IconButton>
          <SegmentedRadios label="Pace" options={paces} value={pace} onChoose={choosePace} />
        </Controls>
      )}
      <StepList>
        <li>
          <button
            type="button"
            aria-current={current === 0 ? 'step' : undefined}
            onClick={() => goTo(0)}
          >
            Start: {positionText(chart, simulation.start)}
          </button>
        </li>
        {simulation.steps.map((result, index) => {
          const number = index + 1;
          return (
            // Steps are only appended or removed at the end.
            // oxlint-disable-next-line react/no-array-index-key -- a step's index is its identity
            <li key={number} data-ahead={number > current || undefined}>
              <button
                type="button"
                aria-current={number === current ? 'step' : undefined}
                onClick={() => goTo(number)}
              >
                {number}. {stepTitle(result.step)}
              </button>
              <ul>
                {resultLines(entry, chart, result).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </StepList>
    </section>
  );
}
