import { readableSearch } from '../readable-search';
import { Button } from '#src/ui/form/button.tsx';
import { SelectField } from '#src/ui/form/field.tsx';
import { journeyRun } from './journey-run';
import { NextSteps } from './NextSteps';
import { RunNow } from './RunNow';
import { RunSteps } from './RunSteps';
import { SmallChart } from '../small-chart';
import { stepTitle } from './step-words';
import { useReplay } from './use-replay';
import { useRun, type RunPanelProps } from './use-run';
import { Columns, Panel, Problem, Tools } from './run.styles';

/** Runs a machine step by step, with its real guards; nothing is ever carried out. */
export function RunPanel({ drawing, ...props }: RunPanelProps) {
  const shown = useRun(props);
  const replay = useReplay(shown);
  const { entry, runner, chart, run, problem, text, current, load } = shown;
  const { journeys } = entry.model;
  const place = shown.shown === run.steps.length ? undefined : shown.shown;
  return (
    <Panel id="run" aria-labelledby="run-title">
      <h2 id="run-title">Run it</h2>
      <p>
        Let things happen and see what the machine does. Its own guards decide. Nothing is carried
        out: what it would do or start is only named, and you say how an actor ends.
      </p>
      <Tools>
        {journeys.length > 0 ? (
          <SelectField
            id="run-journey"
            label="Load a run that the tests take"
            size="dense"
            defaultValue=""
            prompt="Choose a journey"
            options={journeys.map(({ title }, index) => ({ value: String(index), label: title }))}
            onChange={({ currentTarget: select }) => {
              const journey = select.value === '' ? undefined : journeys[Number(select.value)];
              if (journey) load(journeyRun(runner, journey.events));
              // The same journey can be chosen again. A controlled value could take a choice back.
              select.value = '';
            }}
          />
        ) : null}
        <Button kind="secondary" size="dense" onClick={() => load([])}>
          Start over
        </Button>
        <a href={readableSearch({ run: text, step: place }) || '?'}>Link to this step</a>
      </Tools>
      {problem === null ? null : (
        <Problem role="alert">
          <strong>{`Step ${run.steps.length + 1} of this run no longer fits this machine.`}</strong>
          <span>
            {` ${problem} ${
              run.steps.length > 0
                ? `What comes before it is shown: ${run.steps.length === 1 ? 'step 1' : `steps 1 to ${run.steps.length}`}.`
                : 'The start is shown.'
            }`}
          </span>
        </Problem>
      )}
      {drawing ? (
        <SmallChart chart={chart} drawing={drawing} parts={shown.parts} prefix="run-" />
      ) : null}
      <Columns>
        <RunSteps shown={shown} replay={replay} />
        <div>
          <RunNow shown={shown} />
          <NextSteps shown={shown} />
        </div>
      </Columns>
      <p className="told" role="status">
        {current ? `Step ${shown.shown}: ${stepTitle(current.step)}.` : 'The start.'}
      </p>
    </Panel>
  );
}
