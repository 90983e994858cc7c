import { useEffect, useLayoutEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { fromPromise } from 'xstate';
import type { DemoFields } from '../../../content/demo-request';
import { demoFormMachine, demoFormProblems } from '../../../machines/demo-form/demo-form.machine';
import { discardDraft, keepDraft, readDraft } from '../../services/form-draft';
import { leadDesk } from '../../services/lead-desk';

type FieldName = keyof DemoFields;
type Control = HTMLInputElement | HTMLSelectElement;

/** Binds the demo form: every keystroke is kept, a submit is stored, posted and thanked for. */
export function useDemoForm(fieldNames: readonly FieldName[]) {
  const navigate = useNavigate();
  const router = useRouter();
  const passedEmail = useRouterState({ select: (state) => state.location.state.email });
  const submission = useMemo(() => leadDesk.openDemoSubmission(), []);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(
    demoFormMachine.provide({
      actions: {
        keepDraft: ({ context }) => keepDraft(context.fields),
        discardDraft: () => discardDraft(),
        storeRequest: ({ context }) => submission.store(context.fields),
      },
      actors: {
        sendRequest: fromPromise(() => submission.send()),
        openThankYou: fromPromise(async () => {
          await navigate({ to: '/thank-you', state: { fromForm: true } });
          if (router.latestLocation.pathname === '/thank-you') await new Promise(() => {});
        }),
      },
    }),
  );
  const { fields } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });

  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const restored: Partial<DemoFields> = {};
    for (const name of fieldNames) {
      const value = typed.get(name);
      if (typeof value === 'string') restored[name] = value;
    }
    send({ type: 'fields.restored', fields: restored });
    send({ type: 'fields.restored', fields: readDraft() ?? {} });
  }, [fieldNames, send]);

  useEffect(() => {
    if (passedEmail) send({ type: 'fields.restored', fields: { email: passedEmail } });
  }, [passedEmail, send]);

  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);

  return {
    fields,
    problems: isRejected ? demoFormProblems(fields) : {},
    isSubmitting: !snapshot.matches('editing'),
    summary,
    formProps: {
      ref: form,
      // Once loaded, the thanks are shown even where the connection is lost before the submit.
      onFocus: () => void router.preloadRoute({ to: '/thank-you', search: { sent: 1 } }),
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
        // What was said before is still true.
        summary.current?.focus();
      },
    },
    fieldProps: (name: FieldName) => ({
      id: `demo-${name}`,
      name,
      value: fields[name],
      onChange: (event: SyntheticEvent<Control>) =>
        send({ type: 'field.changed', field: name, value: event.currentTarget.value }),
      onInvalid: (event: SyntheticEvent<Control>) => {
        event.preventDefault();
        send({ type: 'form.rejected' });
        summary.current?.focus();
      },
    }),
  };
}
