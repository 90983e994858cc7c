import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { fromCallback, fromPromise } from 'xstate';
import type { DemoFields } from '../../../content/demo-request';
import { demoFormMachine, demoFormProblems } from '../../../machines/demo-form/demo-form.machine';
import { discardDraft, keepDraft, readDraft } from '../../services/form-draft';
import { leadDesk } from '../../services/lead-desk';
import { openPage } from '../../services/open-page';

type FieldName = keyof DemoFields;
type Control = HTMLInputElement | HTMLSelectElement;

/** Binds the demo form: every keystroke is kept, a submit is stored, posted and thanked for. */
export function useDemoForm(fieldNames: readonly FieldName[]) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** Typed before hydration, then the draft, then the address given in the hero. */
  const knownFields = () => {
    const typed = new FormData(form.current ?? undefined);
    const { email = '' } = router.latestLocation.state;
    const draft: Partial<DemoFields> = readDraft() ?? { email };
    return Object.fromEntries(
      fieldNames.map((name) => [name, String(typed.get(name) ?? '') || draft[name] || '']),
    );
  };
  const [snapshot, send, actor] = useMachine(
    demoFormMachine.provide({
      actions: {
        keepDraft: ({ context }) => keepDraft(context.fields),
        discardDraft: () => discardDraft(),
      },
      actors: {
        readKnownFields: fromCallback(({ sendBack }) =>
          sendBack({ type: 'fields.prefilled', fields: knownFields() }),
        ),
        sendRequest: fromPromise(({ input }) => leadDesk.submitDemoRequest(input.fields)),
        openPage: fromCallback(({ input, sendBack }) => openPage(router, input, sendBack)),
      },
    }),
  );
  const { fields } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });

  // The known fields count before the first press.
  useLayoutEffect(() => void actor.start(), [actor]);

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
