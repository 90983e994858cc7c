import { resultLines, positionText, stepTitle } from './step-text';
import type { SimulationView } from './use-simulation';
import { StepList } from './simulator.styles';

/** Lists the steps of a simulation. */
export function SimulationSteps({ view }: { view: SimulationView }) {
  const { entry, chart, simulation, stepCount: current } = view;
  return (
    <section aria-labelledby="run-steps">
      <h3 id="run-steps">Steps</h3>
      <StepList>
        <li>
          <button
            type="button"
            aria-current={current === 0 ? 'step' : undefined}
            onClick={() => view.show(0)}
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
                onClick={() => view.show(number)}
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
