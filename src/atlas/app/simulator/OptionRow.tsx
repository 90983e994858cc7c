import { Pencil } from 'lucide';
import { useId } from 'react';
import { Button } from '#src/ui/form/button.tsx';
import { IconButton } from '#src/ui/form/icon-button.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { guardText, type Option } from './step-options';
import { StepForm } from './StepForm';
import { payloadText, stepTitle, transitionText } from './step-text';
import type { Chart } from '#src/atlas/kit/chart.ts';
import type { SimulationView } from './use-simulation';
import { Row } from './simulator.styles';

interface OptionRowProps {
  option: Option;
  view: SimulationView;
  /** The label of a button that only opens the form. */
  label?: string;
  /** The option above, whose result is not repeated. */
  above?: Option | undefined;
}

function resultText(chart: Chart, { result, problem }: Option): string {
  const guards = result ? guardText(result) : '';
  const transitions = result?.transitions.map((id) => transitionText(chart, id)) ?? [];
  return (
    problem ??
    ([guards && `${guards}.`, ...transitions].filter(Boolean).join(' ') || 'No transition.')
  );
}

/** One possible step, to take directly or edit first. */
export function OptionRow({ option, view, label, above }: OptionRowProps) {
  const { step } = option;
  const { chart, take, fits } = view;
  const form = useId();
  const title = stepTitle(step);
  if (label !== undefined)
    return (
      <Row>
        <Button kind="secondary" size="dense" popoverTarget={form}>
          {label}
        </Button>
        <StepForm id={form} {...{ step, view }} />
      </Row>
    );
  const payload = step.kind === 'event' && !step.overrides ? payloadText(step.payload) : '';
  const isEditable = step.kind === 'event' ? payload !== '' : step.kind !== 'wait';
  const isFull = !fits(step);
  const text = resultText(chart, option);
  return (
    <Row>
      {above && resultText(chart, above) === text ? null : <span>{text}</span>}
      <Button
        kind="secondary"
        size="dense"
        aria-label={title}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && take(step)}
      >
        {payload || title}
      </Button>
      {isEditable ? (
        <>
          <IconButton label={`Edit ${title}`} popoverTarget={form}>
            <Icon as={Pencil} />
          </IconButton>
          <StepForm id={form} {...{ step, view }} />
        </>
      ) : null}
      {isFull ? <span>The URL is too long for another step.</span> : null}
    </Row>
  );
}
