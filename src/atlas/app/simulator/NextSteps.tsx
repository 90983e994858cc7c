import { endOf } from '#src/atlas/kit/simulate.ts';
import type { Option } from './step-options';
import { OptionRow } from './OptionRow';
import type { SimulationView } from './use-simulation';
import { Event, Next } from './simulator.styles';

/** Lists the possible next steps. */
export function NextSteps({ view }: { view: SimulationView }) {
  const { options, simStep, simulation } = view;
  const { possible, actors, waits } = options;
  const row = (option: Option, index: number, all: readonly Option[]) => (
    <OptionRow key={JSON.stringify(option.step)} {...{ option, view }} above={all[index - 1]} />
  );

  const end = endOf(simStep);
  if (end !== null)
    return (
      <Next aria-labelledby="run-next">
        <h3 id="run-next">Next steps</h3>
        <p>
          {`None: the machine ${end}.${view.stepCount > 0 ? ' Step back to take another step.' : ''}`}
        </p>
      </Next>
    );
  return (
    <Next aria-labelledby="run-next">
      <h3 id="run-next">Next steps</h3>
      {view.stepCount < simulation.steps.length ? (
        <p>Later steps exist. Another step replaces them; Back in the browser restores them.</p>
      ) : null}
      {actors.map(({ id, options: results }) => (
        <Event key={id} role="group" aria-label={id}>
          <h4>{id}</h4>
          <p>This actor is running. Choose its result, or leave the machine waiting.</p>
          <ul>{results.map(row)}</ul>
        </Event>
      ))}
      {possible.map(({ type, options: ofEvent, overridden }) => (
        <Event key={type} role="group" aria-label={type}>
          <h4>{type}</h4>
          <ul>{ofEvent.map(row)}</ul>
          {overridden.length > 0 ? (
            <div>
              <p>Override a guard. The step is marked.</p>
              <ul>{overridden.map(row)}</ul>
            </div>
          ) : null}
        </Event>
      ))}
      <Event role="group" aria-label="Time">
        <h4>Time</h4>
        <p>
          {waits.length === 0 ? 'No delay is pending.' : 'Only a wait advances the simulated time.'}
        </p>
        <ul>
          {waits.map(row)}
          <OptionRow
            option={{ step: { kind: 'wait', ms: 1000 }, result: null, problem: null }}
            label={waits.length === 0 ? 'Wait' : 'Wait for another duration'}
            view={view}
          />
        </ul>
      </Event>
    </Next>
  );
}
