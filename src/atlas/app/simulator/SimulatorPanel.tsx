import { memo, useDeferredValue } from 'react';
import { inMs } from '#src/atlas/drawings/sentences.ts';
import { readableSearch } from '../readable-search';
import { Button } from '#src/ui/form/button.tsx';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { stepsOfJourney } from './journey-steps';
import { NextSteps } from './NextSteps';
import { CurrentStep } from './CurrentStep';
import { SimulationSteps } from './SimulationSteps';
import { SmallChart } from '../small-chart';
import { StepControls } from './StepControls';
import { positionText, stepTitle } from './step-text';
import { useSimulation, type SimulationView, type SimulatorPanelProps } from './use-simulation';
import { Columns, Panel, Problem, Stage, Tools } from './simulator.styles';

const Lists = memo(function Lists({ view }: { view: SimulationView }) {
  return (
    <>
      <NextSteps view={view} />
      <CurrentStep view={view} />
      <SimulationSteps view={view} />
    </>
  );
});

/**
 * Simulates a machine step by step with its real guards; no effect runs. A selection in the chart does
 * not render it.
 */
export const SimulatorPanel = memo(function SimulatorPanel({
  drawing,
  ...props
}: SimulatorPanelProps) {
  const view = useSimulation(props);
  // The chart answers a press first; the lists follow in the next frames.
  const lists = useDeferredValue(view);
  const { entry, chart, simulation, simStep, problem, text, current, load } = view;
  const { now, parts, pressOf, stepCount: number } = view;
  const { journeys } = entry.model;
  const hasStarted = simulation.start.snapshot.status !== 'error';
  const step = number === simulation.steps.length ? undefined : number;
  return (
    <Panel id="run" aria-labelledby="run-title">
      <h2 id="run-title">Simulator</h2>
      <p>
        Send events, in the chart or in the list, and see how the machine responds. Its real guards
        decide. No effect runs: actions and actors are only listed, and you choose how an actor
        ends.
      </p>
      {problem === null ? null : (
        <Problem role="alert">
          <strong>
            {hasStarted
              ? `Step ${simulation.steps.length + 1} of this simulation does not fit the machine.`
              : 'The machine fails at its start and enters no state.'}
          </strong>
          <span>{` ${problem}${hasStarted ? ' The steps before it are shown.' : ''}`}</span>
        </Problem>
      )}
      <Columns>
        <Stage>
          <StepControls view={view} />
          <h3 ref={now} tabIndex={-1}>
            {`Now: ${positionText(chart, simStep)}`}
          </h3>
          {simStep.timeMs > 0 ? <p>{`Simulated time: ${inMs(simStep.timeMs)}.`}</p> : null}
          {drawing ? <SmallChart {...{ chart, drawing }} parts={parts} pressOf={pressOf} /> : null}
        </Stage>
        <div>
          <Tools>
            {journeys.length > 0 ? (
              <SelectField
                id="run-journey"
                label="Load a journey of the tests"
                size="dense"
                defaultValue=""
                prompt="Choose a journey"
                options={journeys.map(({ title }, index) => ({
                  value: String(index),
                  label: title,
                }))}
                onChange={({ currentTarget: select }) => {
                  const journey = select.value === '' ? undefined : journeys[Number(select.value)];
                  if (journey) load(stepsOfJourney(entry, journey.events));
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
          <Lists view={lists} />
        </div>
      </Columns>
      <VisuallyHidden role="status">
        {current ? `Step ${number}: ${stepTitle(current.step)}.` : 'The start.'}
      </VisuallyHidden>
    </Panel>
  );
});
