import { readableSearch } from '../readable-search';
import { Button } from '#src/ui/form/button.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { stepsOfJourney } from './journey-steps';
import { NextSteps } from './NextSteps';
import { CurrentStep } from './CurrentStep';
import { SimulationSteps } from './SimulationSteps';
import { SmallChart } from '../small-chart';
import { stepTitle } from './step-text';
import { useReplay } from './use-replay';
import { useSimulation, type SimulatorPanelProps } from './use-simulation';
import { Columns, Panel, Problem, Tools } from './simulator.styles';

/** Simulates a machine step by step with its real guards; no effect runs. */
export function SimulatorPanel({ drawing, ...props }: SimulatorPanelProps) {
  const shown = useSimulation(props);
  const replay = useReplay(shown);
  const { entry, simulator, chart, simulation, problem, text, current, load } = shown;
  const { journeys } = entry.model;
  const step = shown.shown === simulation.steps.length ? undefined : shown.shown;
  return (
    <Panel id="run" aria-labelledby="run-title">
      <h2 id="run-title">Simulator</h2>
      <p>
        {entry.file === undefined
          ? 'Send events and see how the machine responds. Its real guards decide. No effect runs: actions and actors are only listed, and you choose how an actor ends.'
          : 'Send events and see how the machine responds. This page has none of its code: you choose the answers of guards and how an actor ends, actions are only listed, and the context stays as it starts.'}
      </p>
      <Tools>
        {journeys.length > 0 ? (
          <SelectField
            id="run-journey"
            label="Load a journey of the tests"
            size="dense"
            defaultValue=""
            prompt="Choose a journey"
            options={journeys.map(({ title }, index) => ({ value: String(index), label: title }))}
            onChange={({ currentTarget: select }) => {
              const journey = select.value === '' ? undefined : journeys[Number(select.value)];
              if (journey) load(stepsOfJourney(simulator, journey.events));
              // Allows the same journey again. A controlled value could revert a choice.
              select.value = '';
            }}
          />
        ) : null}
        <Button kind="secondary" size="dense" onClick={() => load([])}>
          Reset simulation
        </Button>
        <a href={readableSearch({ run: text, step }) || '?'}>Link to this step</a>
      </Tools>
      {problem === null ? null : (
        <Problem role="alert">
          <strong>{`Step ${simulation.steps.length + 1} of this simulation does not fit the machine.`}</strong>
          <span>
            {` ${problem} ${
              simulation.steps.length > 0
                ? simulation.steps.length === 1
                  ? 'Step 1 is shown.'
                  : `Steps 1 to ${simulation.steps.length} are shown.`
                : 'The start is shown.'
            }`}
          </span>
        </Problem>
      )}
      {drawing ? (
        <SmallChart chart={chart} drawing={drawing} parts={shown.parts} prefix="run-" />
      ) : null}
      <Columns>
        <SimulationSteps shown={shown} replay={replay} />
        <div>
          <CurrentStep shown={shown} />
          <NextSteps shown={shown} />
        </div>
      </Columns>
      <p className="status" role="status">
        {current ? `Step ${shown.shown}: ${stepTitle(current.step)}.` : 'The start.'}
      </p>
    </Panel>
  );
}
