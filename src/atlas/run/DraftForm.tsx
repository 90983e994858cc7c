import type { SyntheticEvent } from 'react';
import { Button } from '../../ui/button';
import { TextAreaField, TextField } from '../../ui/field';
import { stepTitle } from './step-words';
import type { ShownDraft } from './use-step-draft';
import { Draft, Tools } from './run.styles';

const hints = {
  text: 'A text, as it is typed.',
  number: 'A number.',
  yesNo: 'true or false.',
  list: 'A list, as JSON.',
  record: 'A record, as JSON.',
  anything: 'Any value, as JSON.',
} as const;

/** The form in which a step is written before it is taken. */
export function DraftForm({ draft }: { draft: ShownDraft }) {
  const { step, form, fields, change, reset, submit, close } = draft;
  if (step === null) return null;
  return (
    <Draft
      ref={form}
      noValidate
      aria-labelledby="run-draft"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <h4 id="run-draft">{step.kind === 'wait' ? 'Let time pass' : `Edit: ${stepTitle(step)}`}</h4>
      {fields.map(({ name, kind, text, error }) => {
        const shared = {
          id: `run-field-${name}`,
          label: name,
          hint: hints[kind],
          error,
          value: text,
          size: 'dense' as const,
          autoComplete: 'off',
        };
        return kind === 'list' || kind === 'record' ? (
          <TextAreaField
            key={name}
            {...shared}
            rows={4}
            onChange={({ currentTarget: { value } }) => change(name, value)}
          />
        ) : (
          <TextField
            key={name}
            {...shared}
            onChange={({ currentTarget: { value } }) => change(name, value)}
          />
        );
      })}
      <Tools>
        <Button type="submit" kind="solid" size="dense">
          Take this step
        </Button>
        <Button kind="secondary" size="dense" onClick={reset}>
          Reset fields
        </Button>
        <Button kind="quiet" size="dense" onClick={close}>
          Put aside
        </Button>
      </Tools>
    </Draft>
  );
}
