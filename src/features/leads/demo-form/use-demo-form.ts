import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { asciiEmail } from '#machines/shared/email-address.ts';
import { demoFormMachine, demoFormProblems } from '#machines/demo-form/demo-form.machine.ts';
import {
  emptyDemoFields,
  type DemoFieldName,
  type DemoFields,
} from '#content/site/demo-request.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { discardDraft, readDraft, storeDraft } from '#src/services/forms/form-draft.ts';
import { leadService } from '#src/services/forms/lead-service.ts';
import { openPage } from '#src/services/forms/open-page.ts';
import { leadEmailProblem, type LeadEmailProblem } from '../lead-email';

/** Returns the problems of a demo request by field, its service's included; empty if valid. */
function problemsOf(fields: DemoFields): Partial<Record<DemoFieldName, LeadEmailProblem>> {
  const email = leadEmailProblem('demo', fields.email);
  return { ...demoFormProblems(fields), ...(email && { email }) };
}

/** Returns the stored draft, or a new one with the address given in the hero. */
function initialFields(router: AnyRouter): DemoFields {
  const { email = '' } = router.latestLocation.state;
  return readDraft() ?? { ...emptyDemoFields, email };
}

const machineOn = (router: AnyRouter) =>
  demoFormMachine.provide({
    actions: {
      storeDraft: ({ context }) => storeDraft(context.fields),
      discardDraft: () => discardDraft(),
    },
    guards: {
      isComplete: ({ context }) => Object.keys(problemsOf(context.fields)).length === 0,
    },
    actors: {
      loadPrefill: fromCallback(({ sendBack }) => {
        sendBack({ type: 'fields.prefilled', fields: initialFields(router) });
      }),
      sendRequest: fromPromise(({ input: { fields } }) =>
        leadService.submitDemoRequest({ ...fields, email: asciiEmail(fields.email) }),
      ),
      openPage: fromCallback(({ input, sendBack }) => openPage(router, input, sendBack)),
    },
  });

/**
 * Binds the demo form: each change is saved to the draft; a submit is stored, posted and followed
 * by the thank-you page.
 */
export function useDemoForm() {
  const router = useRouter();
  const summary = useRef<HTMLDivElement>(null);
  const [machine] = useState(() => machineOn(router));
  const [snapshot, send, actor] = useMachine(machine);
  const { fields } = snapshot.context;
  const isRejected = snapshot.matches({ editing: 'rejected' });

  const { read, formProps } = useFields(
    () => actor.getSnapshot().context.fields,
    (field, value) => send({ type: 'field.changed', field, value }),
    (field, value) => {
      send({ type: 'fields.prefilled', fields: { [field]: value } });
      storeDraft({ ...initialFields(router), [field]: value });
    },
  );

  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);

  return {
    problems: isRejected ? problemsOf(fields) : {},
    isSubmitting: !snapshot.matches('editing'),
    summary,
    formProps: {
      ...formProps,
      // Preloads the thank-you page: it opens even if the connection drops before the submit.
      onFocus: () => void router.preloadRoute({ to: '/thank-you', search: { sent: 1 } }),
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        read();
        send({ type: 'form.submitted' });
        // The errors shown before still apply.
        summary.current?.focus();
      },
    },
  };
}
