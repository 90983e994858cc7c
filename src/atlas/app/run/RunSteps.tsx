import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ReplayPace } from '#content/atlas/run-panel.ts';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { happenedIn, placeWords, stepTitle } from './step-words';
import type { useReplay } from './use-replay';
import type { ShownRun } from './use-run';
import { Controls, StepList } from './run.styles';

const paces: { value: ReplayPace; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

type RunStepsProps = { shown: ShownRun; replay: ReturnType<typeof useReplay> };

/** Every step of a run in words; any of them can be gone back to. */
export function RunSteps({ shown, replay }: RunStepsProps) {
  const { entry, chart, run, shown: place } = shown;
  const last = run.steps.length;
  const { isPlaying, pace, choosePace, play, pause, goTo } = replay;
  return (
    <section aria-labelledby="run-steps">
      <h3 id="run-steps">What happens</h3>
      {last === 0 ? null : (
        <Controls>
          <IconButton
            label="Step back"
            aria-disabled={place === 0 || undefined}
            onClick={() => place > 0 && goTo(place - 1)}
          >
            <Icon as={ChevronLeft} size={20} />
          </IconButton>
          <Button kind="secondary" size="dense" onClick={isPlaying ? pause : play}>
            {isPlaying ? <Icon as={Pause} /> : <Icon as={Play} />}
            <span>{isPlaying ? 'Pause replay' : 'Replay'}</span>
          </Button>
          <IconButton
            label="Step forward"
            aria-disabled={place === last || undefined}
            onClick={() => place < last && goTo(place + 1)}
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
            aria-current={place === 0 ? 'step' : undefined}
            onClick={() => goTo(0)}
          >
            Start: {placeWords(chart, run.start)}
          </button>
        </li>
        {run.steps.map((one, index) => {
          const number = index + 1;
          return (
            // A run only ever grows or is cut at its end.
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            <li key={number} data-ahead={number > place || undefined}>
              <button
                type="button"
                aria-current={number === place ? 'step' : undefined}
                onClick={() => goTo(number)}
              >
                {number}. {stepTitle(one.step)}
              </button>
              <ul>
                {happenedIn(entry, chart, one).map((line) => (
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
