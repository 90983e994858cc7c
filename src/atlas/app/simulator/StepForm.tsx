import type { SyntheticEvent, ToggleEvent } from 'react';
import type { StepInput } from '#src/atlas/kit/simulate.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { fieldProblem, fieldsOf, filledStep } from './step-fields';
import { stepTitle } from './step-text';
import type { SimulationView } from './use-simulation';
import { Draft, Tools } from './simulator.styles';

type StepFormProps = { id: string; step: StepInput; view: SimulationView };

const focusFirst = ({ currentTarget, newState }: ToggleEvent<HTMLFormElement>) => {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
};

/** A popover to edit a step before taking it. */
export function StepForm({ id, step, view: { take } }: StepFormProps) {
  const fields = fieldsOf(step);
  const controlOf = (name: string) => `${id}-${name}`;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = fields.map((field) => {
      const control = form.elements.namedItem(controlOf(field.name)) as HTMLInputElement;
      const next = { ...field, text: control.value };
      control.setCustomValidity(fieldProblem(next));
      return next;
    });
    if (!form.reportValidity()) return;
    form.reset();
    form.hidePopover();
    take(filledStep(step, filled));
  }

  return (
    <Draft
      id={id}
      popover="auto"
      method="dialog"
      noValidate
      aria-labelledby={`${id}-title`}
      onToggle={focusFirst}
      onSubmit={submit}
    >
      <h4 id={`${id}-title`}>{step.kind === 'wait' ? 'Wait' : `Edit: ${stepTitle(step)}`}</h4>
      {fields.map(({ name, isText, text }) => (
        <TextField
          key={name}
          id={controlOf(name)}
          name={controlOf(name)}
          label={name}
          hint={isText ? 'Plain text.' : 'A value as JSON.'}
          defaultValue={text}
          size="dense"
          autoComplete="off"
        />
      ))}
      <Tools>
        <Button type="submit" kind="solid" size="dense">
          Take this step
        </Button>
        <Button kind="quiet" size="dense" popoverTarget={id} popoverTargetAction="hide">
          Cancel
        </Button>
      </Tools>
    </Draft>
  );
}
