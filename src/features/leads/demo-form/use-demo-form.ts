import { useEffect, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { DemoFields } from '#content/site/demo-request.ts';
import { demoFormMachine, demoFormProblems } from '#machines/demo-form/demo-form.machine.ts';
import { discardDraft, readDraft, storeDraft } from '#src/services/forms/form-draft.ts';
import { leadService } from '#src/services/forms/lead-service.ts';
import { openPage } from '#src/services/forms/open-page.ts';

type FieldName = keyof DemoFields;
type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Binds the demo form: each change is saved to the draft; a submit is stored, posted and followed
 * by the thank-you page.
 */
export function useDemoForm(fieldNames: readonly FieldName[]) {
  const router = useRouter();
  const formElement = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(
    demoFormMachine.provide({
      actions: {
        storeDraft: ({ context }) => storeDraft(context.fields),
        discardDraft: () => discardDraft(),
      },
      actors: {
        loadPrefill: fromCallback(({ sendBack }) => {
          const { email = '' } = router.latestLocation.state;
          sendBack({ type: 'fields.prefilled', fields: readDraft() ?? { email } });
        }),
        sendRequest: fromPromise(({ input }) => leadService.submitDemoRequest(input.fields)),
        openPage: fromCallback(({ input, sendBack }) => openPage(router, input, sendBack)),
      },
    }),
  );
  const { fields } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });

  useLayoutEffect(() => {
    const form = new FormData(formElement.current ?? undefined);
    const typedBeforeHydration: Partial<DemoFields> = {};
    for (const name of fieldNames) {
      const value = form.get(name);
      if (typeof value === 'string' && value) typedBeforeHydration[name] = value;
    }
    if (Object.keys(typedBeforeHydration).length > 0)
      send({ type: 'fields.prefilled', fields: typedBeforeHydration });
  }, [fieldNames, send]);

  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);

  return {
    fields,
    problems: isRejected ? demoFormProblems(fields) : {},
    isSubmitting: !snapshot.matches('editing'),
    summary,
    formProps: {
      ref: formElement,
      // Preloads the thank-you page: it opens even if the connection drops before the submit.
      onFocus: () => void router.preloadRoute({ to: '/thank-you', search: { sent: 1 } }),
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
        // The errors shown before still apply.
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
