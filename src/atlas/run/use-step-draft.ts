import { useEffect, useRef } from 'react';
import { fieldProblems } from '../../../content/run-panel';
import { fieldProblem } from '../../../machines/step-draft/draft-fields';
import type { RunStep } from '../kit/simulate';
import { stepDraftMachine, writtenFields } from '../../../machines/step-draft/step-draft.machine';
import { useMachine } from '../../binding/use-machine';
import { draftKey, fieldsOf, filledStep, stepOfKey } from './draft-step';
import type { ShownRun } from './use-run';

/** Binds the form in which a step is written before it is taken. */
export function useStepDraft({ entry, moment, take }: ShownRun) {
  const [snapshot, send] = useMachine(
    stepDraftMachine.provide({
      actions: {
        takeStep: (_, { step: key, fields }) => {
          const step = stepOfKey(key);
          if (step) take(filledStep(step, fields));
        },
      },
    }),
  );
  const form = useRef<HTMLFormElement>(null);
  const { step: key } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const isRejected = snapshot.matches({ open: 'rejected' });
  const step = isOpen ? stepOfKey(key) : null;

  useEffect(() => {
    if (isOpen && key !== '') form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen, key]);

  useEffect(() => {
    if (isRejected) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRejected]);

  return {
    step,
    form,
    fields: writtenFields(snapshot.context).map((field) => {
      const problem = isRejected ? fieldProblem(field) : null;
      return { ...field, error: problem ? fieldProblems[problem] : undefined };
    }),
    open: (next: RunStep) =>
      send({
        type: 'draft.opened',
        step: draftKey(next),
        fields: fieldsOf(entry, moment, next),
      }),
    change: (name: string, text: string) => send({ type: 'field.changed', name, text }),
    reset: () => step && send({ type: 'draft.reset', fields: fieldsOf(entry, moment, step) }),
    submit: () => send({ type: 'draft.submitted' }),
    close: () => send({ type: 'draft.closed' }),
  };
}

export type ShownDraft = ReturnType<typeof useStepDraft>;
