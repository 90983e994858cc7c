import type { ReplayPace } from '#content/atlas/run-panel.ts';
import { SegmentedRadios } from '#src/ui/form/segmented.tsx';
import { resultLines, positionText, stepTitle } from './step-text';
import type { useReplay } from './use-replay';
import type { SimulationView } from './use-simulation';
import { StepList } from './simulator.styles';

const paces: { value: ReplayPace; label: string }[] = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

export type SimulationStepsProps = { shown: SimulationView; replay: ReturnType<typeof useReplay> };

/** Lists the steps of a simulation, with the pace of their replay. */
export function SimulationSteps({ shown, replay }: SimulationStepsProps) {
  const { entry, chart, simulation, shown: current } = shown;
  const last = simulation.steps.length;
  const { pace, choosePace, goTo } = replay;
  return (
    <section aria-labelledby="run-steps">
      <h3 id="run-steps">Steps</h3>
      {last === 0 ? null : (
        <SegmentedRadios label="Pace" options={paces} value={pace} onChoose={choosePace} />
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
